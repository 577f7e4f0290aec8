import type { PrivacyFacts } from '../facts.ts';
import type { Texts } from '../en/english.ts';

const who = ({ operatorContact, demo }: PrivacyFacts): readonly string[] => [
  operatorContact === undefined
    ? 'Rounds lo administra quien lo invitó a tu servidor. Aquí no ha dejado ningún contacto: pregunta a quien gestiona el servidor.'
    : `Aquí, Rounds lo administra: ${operatorContact}`,
  ...(demo
    ? ['Esto es una **demo**: una imitación incorporada ocupa el lugar del Clinical Education Service.']
    : []),
];

const service = ({ serviceHost }: PrivacyFacts): string =>
  `**El Clinical Education Service**${serviceHost === undefined ? '' : ` (${serviceHost})`}`;

const receivers = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? '**La imitación del servicio** funciona en el mismo equipo. Recibe lo que recibiría el servicio real y lo olvida en el siguiente arranque.'
    : `${service(facts)} recibe lo que se pregunta en el hilo de una conversación, lo escriba quien lo escriba. Lo recibe con la cuenta de quien empezó la conversación, sin los nombres de las demás personas. También recibe lo que escribes en \`/compose\` y, una sola vez, al vincular, tu usuario y tu contraseña.`,
  '**Discord** transporta todos los mensajes y comandos, como con cualquier bot. Nunca recibe tu contraseña.',
  'Nadie más: ni estadísticas, ni publicidad, ni datos de entrenamiento.',
];

const inShort = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? 'Lo que se pregunta en una conversación va a **una imitación del servicio** en el mismo equipo, y a ningún otro sitio.'
    : `${service(facts)} recibe lo que se pregunta en una conversación, con la cuenta de quien la empezó y sin el nombre de nadie más. Cuánto tiempo lo conserva es decisión del servicio.`,
  'Rounds solo guarda los textos **hasta que tienen respuesta**, y anota quién preguntó y cuándo durante **30 días después del final**, o lo que haya elegido tu servidor. Los textos, los nombres y los tokens están cifrados; los identificadores de Discord y, con ellos, quién preguntó y cuándo, no.',
  '**Las contraseñas no se guardan nunca**, y Discord nunca las ve.',
  '`/account` te muestra **todo lo que se guarda aquí sobre ti** y te permite borrarlo.',
];

export const privacyText: Texts['privacy'] = (facts) => ({
  title: 'Privacidad',
  sections: [
    { heading: 'En cuatro líneas', lines: inShort(facts) },
    { heading: 'Quién lo administra', lines: who(facts) },
    {
      heading: 'Qué se guarda y cuánto tiempo',
      lines: [
        '**Tu vínculo**: tu identificador de Discord, tu usuario del servicio, cuándo vinculaste la cuenta y los tokens que dio el servicio. Hasta `/unlink`; los tokens se borran en cuanto el servicio deja de aceptarlos.',
        '**Tu contraseña**: nunca. Va al servicio una vez y se olvida.',
        '**Una conversación**: su hilo y su título, quién la empezó, los identificadores de Discord de quienes participan, cuántas veces ha preguntado cada cual, su límite de tiempo y hasta dónde ha llegado. De cada pregunta respondida: los identificadores de los mensajes, quién preguntó y cuándo; lo mismo de cada pausa, de cada nuevo comienzo, de cada cambio del límite de tiempo y de lo que se dijo a todos los grupos (sin el texto). Si tiene material de clase: ese material y lo que se marcó en la puesta en común, sin nombres. Hasta 30 días después del final; quienes gestionan un servidor pueden elegir entre 1 y 90 días (`/setup`). De una conversación borrada solo se conserva, durante el mismo tiempo, el identificador de su hilo.',
        '**Una transcripción** se compone a partir del hilo cuando alguien la pide, y se conserva un minuto en la memoria. La puede pedir quien pueda leer el hilo; el anfitrión y los coanfitriones ven además en ella quién preguntó y cuántas veces.',
        '**Lo que escribes en un hilo**, y lo que se responde: solo hasta que la respuesta está en el hilo. El hilo se queda en Discord.',
        `**Los casos que redactas**: sus datos y sus textos. Hasta que los borras, o hasta ${facts.keepCases} días después de la última vez que los usaste. Un caso sin terminar del que no se pudo guardar nada: un día, en la memoria.`,
        '**Lo que un servidor ha configurado** con `/setup`: los pacientes y temas que ofrece, con su material de clase, y cómo empiezan allí las conversaciones. Ahí no van datos personales.',
        '**Cuántas preguntas has hecho**, si aquí hay un límite: durante una hora como mucho; cuántas se han hecho con una cuenta: durante un día como mucho. Solo se guardan el número y el momento en que vence, con un código en lugar de tu nombre. Se quedan hasta ese momento, aunque lo borres todo.',
        '**Los pasos a medias**, como un inicio de sesión sin su número: solo en la memoria, unos minutos, y nunca más allá de un reinicio. Los inicios de sesión fallidos, con su dirección, su usuario y quién los intentó en Discord: en la memoria, un día como mucho. Cuántas veces has vinculado tu cuenta y que has borrado todo lo tuyo: en la memoria, una hora.',
        '**El registro** del programa: identificadores, horas y tipos de fallos. Ningún texto, ningún nombre, ninguna contraseña, ningún token.',
        'Lo que de esto se guarda está, salvo el registro, en un archivo o una base de datos de quien administra Rounds. **Cifrado allí** (AES-256-GCM): todos los textos, nombres y tokens, los casos y el material de clase. **Sin cifrar**, porque con ellos se encuentran los datos: los identificadores de Discord. Quien tenga una copia del archivo puede leer sin la clave quién empezó una conversación, preguntó, vinculó una cuenta o redacta casos, en qué servidor e hilo, con qué paciente (su número en el servicio), cuándo, al milisegundo (el identificador de un mensaje es un momento), para qué pacientes y temas tiene material de clase un servidor, y cuándo caduca cada dato.',
      ],
    },
    { heading: 'Quién recibe qué', lines: receivers(facts) },
    {
      heading: 'Sin pacientes reales',
      lines: [
        'Aquí todo es una simulación para aprender. No escribas nada sobre la salud de personas reales, por favor.',
      ],
    },
    {
      heading: 'Cómo borrarlo',
      lines: [
        '`/account`, en Discord, muestra **Mis datos**, un archivo con todo lo que se guarda sobre ti, y **Borrarlo todo**, que borra al momento tu vínculo, tus casos y pasos a medias, termina y borra las conversaciones que empezaste y te quita de los registros de las conversaciones de otras personas, donde solo quedan los números. Los dos funcionan sin una cuenta vinculada. En el plazo de una hora tampoco queda nada de ello en los archivos donde Rounds guarda sus datos. En PostgreSQL, el registro y las copias de seguridad de la base de datos lo conservan el tiempo que haya fijado quien la administra.',
        '**Olvidar este servidor**, en `/setup`, termina todas las conversaciones de un servidor y borra todo lo que se guarda sobre él. Lo mismo ocurre 30 días después de quitar Rounds de un servidor.',
        '`/unlink` borra solo tu vínculo con sus tokens y tus pasos a medias; si hay conversaciones que usan la cuenta, pregunta antes. Tus casos se quedan.',
        facts.operatorContact === undefined
          ? 'Para todo lo demás: pregunta a quien gestiona el servidor.'
          : `Para todo lo demás, o si has dejado el servidor: ${facts.operatorContact}`,
      ],
    },
    {
      heading: 'Lo que eso no borra',
      lines: [
        '`/end`, `/unlink` y borrar un mensaje o un hilo en Discord no borran nada en el servicio: lo que recibió se queda allí según sus propias normas, y `/reset` solo hace que su chat empiece de nuevo. Pregunta a quien administra el servicio.',
        'Tampoco borran lo que hay en los hilos de Discord: borra allí tus mensajes.',
      ],
    },
  ],
});
