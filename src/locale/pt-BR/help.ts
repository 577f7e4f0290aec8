import type { Texts } from '../en/english.ts';
import { helpText } from '../help-text.ts';

export const helpTexts: Texts['help'] = {
  command: 'O que fazer agora e o que eu sei fazer',
  text: helpText({
    next: '**Próximo passo:**',
    accountStep: {
      not_linked:
        'Para participar, abra o tópico de uma conversa e escreva: não precisa de conta. Para iniciar uma, vincule antes sua conta. Leva cerca de um minuto.',
      number_missing:
        'Falta o número do seu login: clique em **Digitar o número** e informe os seis dígitos que a página mostra.',
      linked:
        'Sua conta está vinculada. Entreviste um paciente com `/patient` ou converse sobre um tema com `/topic`. Cada comando abre um tópico para todos.',
      sign_in_ended: 'Seu login expirou. Vincule sua conta de novo, e o que ficou pendente continua.',
    },
    linkedInDm:
      'Sua conta está vinculada. Os pacientes e os temas ficam no seu servidor: use `/patient` ou `/topic` em um canal de lá.',
    write: {
      patient: 'Escreva como você falaria com o paciente.',
      topic: 'Escreva o que você pensa; eu respondo ou pergunto.',
    },
    mentions: 'Me mencione, responda a uma mensagem minha ou use `/say`.',
    inOrder: 'As respostas vêm uma por vez, na ordem; não precisa de conta.',
    byHand: 'Para perguntar, clique em **Levantar a mão**; não precisa de conta.',
    howToTalk:
      'Para uma conversa paralela, comece com `((`. As perguntas vão ao serviço pela conta do anfitrião; os anfitriões veem quem perguntou.',
    signs: '💬 conversa paralela, ✋ não perguntado. Edite ou exclua o que está na fila.',
    moderate: {
      patient: 'Pausa, tempo, reinício, fim e a quem respondo: você decide com `/manage`.',
      topic: 'Pausa, tempo, fim e a quem respondo: você decide com `/manage`.',
    },
    leftOut:
      'Nesta conversa só respondo a outras pessoas; você pode acompanhar. Quem modera aqui pode deixar você perguntar.',
    hostToLink:
      'Esta conversa espera por você. Vincule de novo a conta com que a iniciou, e ela continua. Nada se perde.',
    ended:
      'Esta conversa terminou; você ainda pode lê-la e, em geral por 30 dias, pedir a transcrição com `/transcript`.',
    commands: [
      '`/patient` entreviste um paciente virtual, em um tópico',
      '`/topic` converse sobre um tema, em um tópico',
      '`/transcript` perguntas e respostas em arquivos; todos podem pedir',
      '`/compose` peça ao serviço partes de um caso novo · `/cases` leia e publique',
      '`/account` qual conta está vinculada · `/link` · `/unlink`',
    ],
    teacher:
      'Para quem ensina: primeiro `/setup`. Com `invite` em `/patient`, cada um começa a própria conversa; `/manage` gerencia um tópico ou o canal inteiro.',
    demo: '-# Demo: nada daqui chega ao serviço real.',
    simulation: '-# Uma simulação: nada sobre pacientes reais, por favor.',
    operator: '-# Quem mantém este bot:',
    privacy: '-# O que fica guardado e como excluir:',
  }),
  inThread: (person, thread) =>
    `<@${person}> As perguntas são feitas no tópico <#${thread}>: abra-o e escreva lá.`,
  patientLanguage: '-# O idioma de cada paciente depende do serviço.',
};
