import type { Texts } from '../en/english.ts';
import { helpText } from '../help-text.ts';

export const helpTexts: Texts['help'] = {
  command: 'Qué hacer ahora y qué sé hacer',
  text: helpText({
    next: '**Siguiente paso:**',
    accountStep: {
      not_linked:
        'Para participar, abre el hilo de una conversación y escribe: no necesitas cuenta. Para empezar una, vincula antes tu cuenta. Se tarda más o menos un minuto.',
      number_missing:
        'A tu inicio de sesión le falta el número: pulsa **Escribir el número** y escribe las seis cifras que muestra la página.',
      linked:
        'Tu cuenta está vinculada. Entrevista a un paciente con `/patient` o conversa sobre un tema con `/topic`. Cada comando abre un hilo en el que puede escribir cualquiera.',
      sign_in_ended:
        'Tu sesión ha caducado. Vincula tu cuenta otra vez y seguirá lo que haya quedado pendiente.',
    },
    linkedInDm:
      'Tu cuenta está vinculada. Los pacientes y los temas están en tu servidor: usa `/patient` o `/topic` en uno de sus canales.',
    write: {
      patient: 'Escribe como si hablaras con el paciente.',
      topic: 'Escribe lo que piensas; te respondo o te pregunto.',
    },
    mentions: 'Mencióname, responde a un mensaje mío o usa `/say`.',
    inOrder: 'Las respuestas llegan de una en una, por orden; no necesitas cuenta.',
    byHand: 'Para preguntar, pulsa **Levantar la mano**; no necesitas cuenta.',
    howToTalk:
      'Para charlar aparte, empieza el mensaje con `((`. Las preguntas van al servicio con la cuenta del anfitrión; los anfitriones ven quién preguntó.',
    signs: '💬 charla aparte, ✋ no enviado. Edita o borra lo que espera.',
    moderate: {
      patient: 'Pausa, tiempo, reinicio, final y a quién respondo: lo decides con `/manage`.',
      topic: 'Pausa, tiempo, final y a quién respondo: lo decides con `/manage`.',
    },
    leftOut:
      'En esta conversación solo respondo a otras personas; puedes leerla. Quien modera aquí puede dejarte preguntar.',
    hostToLink:
      'Esta conversación te espera. Vincula otra vez la cuenta con la que la empezaste y seguirá. No se pierde nada.',
    ended:
      'Esta conversación ha terminado; aún puedes leerla y, normalmente durante 30 días, pedir una transcripción con `/transcript`.',
    commands: [
      '`/patient` entrevista a un paciente virtual, en un hilo',
      '`/topic` conversa sobre un tema, en un hilo',
      '`/transcript` preguntas y respuestas en archivos, para todos',
      '`/compose` pide que se redacten partes de un caso · `/cases` léelas y publícalas',
      '`/account` qué cuenta está vinculada · `/link` · `/unlink`',
    ],
    teacher:
      'Si enseñas: primero `/setup`. Con `invite` en `/patient` cada cual empieza su propia conversación; `/manage` gestiona un hilo o todo un canal.',
    demo: '-# Demo: nada de aquí llega al servicio real.',
    simulation: '-# Simulación: nada sobre pacientes reales, por favor.',
    operator: '-# Quién administra este bot:',
    privacy: '-# Qué se guarda y cómo borrarlo:',
  }),
  inThread: (person, thread) =>
    `<@${person}> Las preguntas van en el hilo <#${thread}>: ábrelo y escribe ahí.`,
  patientLanguage: '-# El idioma de cada paciente depende del servicio.',
};
