import type { Words } from '../en/english.ts';
import { partText } from '../case-text.ts';
import { moment, utcMinute } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Texts = Words['cases'];
type LineProblem = Parameters<Texts['unreadLine']>[0]['problem'];

const partTitle = composeTexts.sectionTitle;

const ago = (time: number): string => moment(time, 'R');

const lineProblem: Readonly<Record<LineProblem, string>> = {
  no_name: 'empieza con una barra vertical, así que no se sabe qué es',
  no_value: 'faltan una barra vertical y un valor, como en `Frecuencia cardíaca | 104 | lpm | 60-100`',
  too_many: 'hay demasiadas barras verticales (dentro de un texto, una barra se escribe `\\|`)',
  too_few: 'faltan una barra vertical y un hallazgo, como en `Abdomen | blando`',
};

const unreadLines = (lines: readonly string[]): string =>
  `Aún no ha cambiado nada, porque no he podido leer esto:\n${lines.join('\n')}`;

export const casesTexts: Texts = {
  command: 'Los casos que has redactado: léelos, cámbialos, cópialos o bórralos',
  option: 'El nombre de uno de tus casos. Vacío: la lista',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Modelo: ${model} · último uso ${ago(touchedAt)}`,
  teachingPoints: (points) => `Objetivos de aprendizaje: ${points}`,
  part: partText(partTitle, {
    entry: (title, words) => `${title}: ${words}`,
    missing: 'falta',
    hand: 'texto editado a mano',
    service: 'texto redactado',
    olderNarrative: ', acorde con un relato anterior',
    olderDetails: ', acorde con otros datos',
    olderBoth: ', acorde con un relato anterior y otros datos',
  }),
  becomesPatient:
    '-# Los estudiantes aún no pueden entrevistarlo. Envía el archivo descargado a quien administra el servicio para que lo añada.',
  openPart: 'Abrir una parte',
  missing: 'Falta: pide que se redacte o escríbela',
  missingPart: (name) =>
    `**${partTitle[name]}**: falta. Pide que se redacte, o escribe el texto con **Editar** o súbelo.`,
  writeIt: (name) => `Redactar: ${sectionInText(name)}`,
  buttons: {
    details: 'Datos',
    duplicate: 'Duplicar',
    delete: 'Borrar',
    reallyDelete: 'Borrarlo',
    keep: 'Conservarlo',
    card: 'Volver al caso',
    part: 'Volver a la parte',
    edit: 'Editar',
    upload: 'Subir',
    download: 'Descargar',
    post: 'Publicar aquí',
    postRest: 'Publicar el resto',
    offer: 'Ofrecer una copia',
    editAgain: 'Editar otra vez',
    writeAgain: 'Redactar otra vez',
    versions: 'Versiones anteriores',
    bringBack: 'Restaurarla',
    earlierPage: 'Casos más recientes',
    laterPage: 'Casos más antiguos',
  },
  list: (total, { page, pages }) =>
    `Tienes ${times(total, 'caso guardado', 'casos guardados')}.${pages > 1 ? ` Página ${page} de ${pages}.` : ''} Solo los ves tú.`,
  listed: ({ age, gender }, there) =>
    `${age}, ${gender} · ${there.length === 0 ? 'nada redactado' : list(there.map(sectionInText))}`,
  chooseOne: 'Abrir un caso',
  none: 'Aún no tienes casos guardados. Con `/compose case` pides que se redacte uno.',
  unknown: (typed) => `Ninguno de tus casos se llama “${typed}”.`,
  several: (typed, { found, shown }) => {
    const some = `${found} de tus casos se llaman algo parecido a “${typed}”.`;
    return found > shown
      ? `${some} Estos son los ${shown} que usaste más recientemente; escribe más del nombre para encontrar otro.`
      : some;
  },
  gone: 'Ya no tienes este caso: se borró o llevaba demasiado tiempo sin usarse. `/cases` muestra los que tienes.',
  askDelete: (name) =>
    `¿Borrar el caso **${name}** con todas sus partes y versiones anteriores? No se puede deshacer. Las copias que otras personas aceptaron son suyas y se quedan.`,
  deleted: (name) => `Se ha borrado el caso **${name}**.`,
  editForm: {
    title: (name) => `Editar: ${sectionInText(name)}`,
    text: 'Texto',
    more: (number) => `Texto, continuación (${number})`,
    signsHint: 'Uno por línea: Frecuencia cardíaca | 104 | lpm | 60-100',
    findingsHint: 'Uno por línea: Abdomen | blando y depresible, no doloroso',
  },
  tooLongForForm: (most) =>
    `Este texto es más largo de lo que cabe en un formulario (${most.toLocaleString('es')} caracteres). Descárgalo, cámbialo en tu propio editor y súbelo.`,
  edited: '✏️ Guardado.',
  meanwhile:
    '✏️ Guardado. Esta parte se cambió en otro sitio después de que abrieras el formulario; ese texto es ahora la más reciente de las versiones anteriores.',
  unreadLines,
  unreadable: (lines) => `${unreadLines(lines)}\nTu texto se conserva un día: pulsa **Editar otra vez**.`,
  unreadLine: ({ line, problem }) => `- Línea ${line}: ${lineProblem[problem]}`,
  moreLines: (more) => `- … y ${more} más`,
  emptyText:
    'No ha cambiado nada, porque el formulario estaba vacío. Para quitar una parte, borra el caso o pide que se redacte otra vez.',
  unreadGone:
    'Este texto ya no se conserva: se guardó o ha pasado más de un día. `/cases` muestra el caso tal como está.',
  typedFile: 'Lo que escribiste está en el archivo, para que no se pierda nada.',
  writeAgainForm: {
    title: (name) => `Redactar otra vez: ${sectionInText(name)}`,
    different: '¿Qué debería cambiar?',
    differentHint: 'Vacío: otra versión de lo mismo',
    model: 'Modelo de lenguaje',
    other: 'Otro modelo',
    otherHint: 'Solo si te han dado un nombre; tiene prioridad sobre la lista',
  },
  wanted: ({ different, earlier }) =>
    `Lo que debe cambiar respecto al texto anterior: ${different}\n\nEl texto anterior:\n${earlier}`,
  version: (by, model) => (by === 'hand' ? 'Editado a mano' : `Redactado por ${model ?? 'el servicio'}`),
  versionAt: utcMinute,
  versionShown: (at) => `-# Una versión anterior, de ${ago(at)}`,
  versions: (name) => `${partTitle[name]}: versiones anteriores. Conservo las cinco últimas.`,
  chooseVersion: 'Ver una versión anterior',
  noVersions: (name) => `${partTitle[name]}: no hay ninguna versión anterior.`,
  versionGone:
    'Esta versión ya no se conserva: otras más recientes ocupan su lugar. Abre **Versiones anteriores** otra vez.',
  broughtBack: 'Restaurada. El texto sustituido es ahora la más reciente de las versiones anteriores.',
  file: {
    origin: 'Escrito por un modelo de lenguaje para la docencia; no es un paciente real.',
    teachingPoints: 'Objetivos de aprendizaje',
    sign: 'Signo vital',
    value: 'Valor',
    unit: 'Unidad',
    range: 'Rango normal',
    mark: 'Fuera de rango',
    outside: { low: '▼ bajo', high: '▲ alto', no: '', unknown: '' },
    note: 'Nota',
    examined: 'Exploración',
    finding: 'Hallazgo',
    markdown: 'El caso en Markdown',
    html: 'El caso como página para imprimir',
    json: 'El caso como datos',
  },
  download:
    'El caso con sus objetivos de aprendizaje: en Markdown, como página para leer o imprimir en un navegador y como datos (JSON).',
  tooLargeToSend:
    'Este caso es más grande que un archivo que yo pueda enviar aquí. Abre sus partes de una en una: cada una llega en su propio archivo.',
  upload: {
    title: 'Subir un texto',
    file: 'Archivo',
    hint: '.txt, .md o .csv, 1 MB como máximo; sustituye la parte',
    none: 'No había ningún archivo, así que no ha cambiado nada.',
    tooLarge: 'Este archivo ocupa más de 1 MB, así que no lo he leído. No ha cambiado nada.',
    unavailable:
      'Discord no me ha dado este archivo, así que no ha cambiado nada. Súbelo otra vez, por favor.',
    noText:
      'En este archivo no hay texto que yo pueda leer, así que no ha cambiado nada. Guárdalo como texto sin formato en UTF-8 y súbelo otra vez.',
    brokenCsv: (line) =>
      `No puedo leer este archivo CSV a partir de la línea ${line}: las comillas no cuadran. No ha cambiado nada.`,
  },
  offering: {
    title: 'Ofrecer una copia',
    person: '¿A quién?',
    personHint: 'La tendrá 14 días en /cases. Si la acepta, la copia será suya',
    extras: 'Junto con ella',
    points: 'Los objetivos de aprendizaje',
    notInDm: 'Solo puedo ofrecer copias dentro de un servidor, a otro de sus miembros.',
    noPerson: 'Una copia solo se puede ofrecer a una persona, no a un bot.',
    yourself: 'Este caso ya es tuyo. **Duplicar** hace una copia para ti.',
    done: (name, to) =>
      `<@${to}> tendrá una copia de **${name}** en \`/cases\` durante 14 días. Avísale, por favor. Si la acepta, la copia es suya, hagas lo que hagas con la tuya.`,
    tooMany: (to) =>
      `<@${to}> ya tiene en espera el máximo de copias que puedo guardar para una persona. Pídele que acepte o rechace alguna en \`/cases\`.`,
    waiting: (count) => `Te ofrecen ${times(count, 'copia', 'copias')}`,
    from: (name) => `de ${name}`,
    offered: (who, from, withPoints) =>
      `${from} te ofrece una copia de este caso, ${withPoints ? 'con' : 'sin'} los objetivos de aprendizaje:\n${who}`,
    take: 'Aceptar',
    decline: 'Rechazar',
    taken: 'Esta copia ya es tuya.',
    declined: 'Rechazada. No se avisa a nadie.',
    over: 'Esta oferta ya no vale: se retiró, ya tiene respuesta o lleva más de 14 días en espera.',
  },
  posting: {
    title: 'Publicar aquí, a la vista de todo el mundo',
    parts: 'Qué publicar',
    teachingPoints: 'Objetivos de aprendizaje, ocultos hasta que alguien los pulse',
    origin: (by) => `-# de ${by} · Escrito por un modelo de lenguaje; no es un paciente real`,
    notInDm: 'Solo puedo publicar un caso en un servidor.',
    notAllowed: 'No puedes escribir aquí, así que tampoco publico por ti.',
    botNotAllowed:
      'No puedo publicar aquí: necesito permisos para ver el canal, enviar mensajes y adjuntar archivos.',
    running: 'Este caso ya se está publicando. Espera a que esté entero.',
    nothingLeft: 'No queda nada por publicar.',
    done: (channel) => `Publicado en <#${channel}>.`,
    stopped: (why) =>
      `Discord no lo ha aceptado todo: ${why}\nEl resto se conserva: pulsa **Publicar el resto**.`,
    elsewhere: (channel) => `El resto va en <#${channel}>: abre allí \`/cases\`.`,
  },
  detailsForm: 'Datos del caso',
  duplicated: (name) => `Esta es una copia de **${name}**. El original se queda como estaba.`,
  full: (most) =>
    `Ya tienes ${most} casos guardados, el máximo que puedo guardar para una persona. Borra antes uno con \`/cases\`.`,
  noRoom:
    'No queda sitio para esto: tus casos, sus versiones anteriores y las copias que ofreces ocupan todo el espacio que tengo para una persona. Borra un caso con `/cases` e inténtalo de nuevo.',
  notKept: {
    full: 'Ya tienes tantos casos como puedo guardar para una persona, así que este no se ha guardado: copia lo que necesites, o borra otro con `/cases` y redáctalo de nuevo.',
    no_room:
      'Tus casos ocupan todo el espacio que tengo para una persona, así que esto no se ha guardado: copia lo que necesites, o borra un caso con `/cases` e inténtalo de nuevo.',
    failed: 'No he podido guardar este caso, así que copia lo que necesites.',
    gone: 'Mientras tanto se ha borrado este caso, o todo lo tuyo, así que esto no se ha guardado. Copia lo que necesites.',
  },
  notWritten: (name) => `▫️ ${partTitle[name]}: sin redactar. \`/cases\` muestra el caso tal como está.`,
  writtenBehind:
    'Cambiaste esta parte mientras la redactaba, así que he dejado tu texto en su sitio. El nuevo está arriba, y es la más reciente de las **Versiones anteriores**: restáurala desde allí si la prefieres.',
  alreadyWriting: 'Ya estoy redactando esta parte. Aparecerá en el caso cuando acabe.',
  notStored:
    'Ahora no he podido guardar esto, así que no ha cambiado nada. Tu texto está en el archivo; inténtalo de nuevo en un minuto.',
};
