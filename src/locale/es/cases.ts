import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Lines = Texts['cases'];

const partTitle = composeTexts.sectionTitle;

export const casesTexts: Lines = {
  command: 'Los casos que has redactado: léelos, descárgalos, publícalos o bórralos',
  option: 'El nombre de uno de tus casos. Vacío: la lista',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Modelo: ${model} · usado por última vez ${moment(touchedAt, 'R')}`,
  teachingPoints: (points) => `Objetivos de aprendizaje: ${points}`,
  part: (name, state) =>
    ({
      missing: `▫️ ${partTitle[name]}: sin redactar`,
      written: `✅ ${partTitle[name]}: texto redactado`,
      undecided: `✏️ ${partTitle[name]}: dos textos; abre la parte y elige uno`,
    })[state],
  becomesPatient:
    '-# Los estudiantes podrán entrevistarlo cuando quienes administran el servicio lo hayan añadido: envíales el archivo descargado, con los cambios que quieras.',
  openPart: 'Abrir una parte',
  writeIt: (name) => `Redactar: ${sectionInText(name)}`,
  page: ({ page, pages }) => `Página ${page} de ${pages}`,
  buttons: {
    keepNew: 'Quedarme con el nuevo',
    keepEarlier: 'Quedarme con el anterior',
    list: 'Todos los casos',
    delete: 'Borrar',
    reallyDelete: 'Borrarlo',
    keep: 'Conservarlo',
    card: 'Volver al caso',
    download: 'Descargar',
    post: 'Publicar aquí',
    writeAgain: 'Redactar otra vez',
  },
  list: (total) =>
    `Tienes ${times(total, 'caso guardado', 'casos guardados')}. Solo ${total === 1 ? 'lo' : 'los'} ves tú.`,
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
  askDelete: (name) => `¿Borrar el caso **${name}** con todas sus partes? No se puede deshacer.`,
  deleted: (name) => `Se ha borrado el caso **${name}**.`,
  writeAgainForm: {
    title: 'Redactar otra vez una parte',
    part: '¿Qué parte?',
    different: '¿Qué debería cambiar?',
    differentHint: 'Vacío: otra versión de lo mismo',
  },
  wanted: ({ different, earlier }) =>
    `Lo que debe cambiar respecto al texto anterior: ${different}\n\nEl texto anterior:\n${earlier}`,
  file: {
    origin: 'Escrito por un modelo de lenguaje para la docencia; no es un paciente real.',
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
    'Este caso es más grande que un archivo que yo pueda enviar aquí. Abre sus partes de una en una.',
  posting: {
    title: 'Publicar aquí, a la vista de todo el mundo',
    parts: 'Qué publicar',
    teachingPoints: 'Objetivos de aprendizaje, ocultos hasta que alguien los pulse',
    origin: (by) => `-# por ${by} · Escrito por un modelo de lenguaje; no es un paciente real`,
    notAllowed: 'No puedes escribir aquí, así que tampoco publico por ti.',
    botNotAllowed:
      'No puedo publicar aquí: necesito permisos para ver el canal, enviar mensajes y adjuntar archivos.',
    done: (channel) => `Publicado en <#${channel}>.`,
    stopped: ({ posted, all, why }) =>
      `Discord ha aceptado ${posted} de ${times(all, 'mensaje', 'mensajes')}: ${why}`,
  },
  undelivered: (user) =>
    `<@${user}>, no he podido mostrártelo todo a tiempo. No se ha perdido nada: el caso está en \`/cases\`.`,
  notKept: {
    full: 'Tus casos ocupan todo el espacio que tengo para una persona, así que esto no se ha guardado: copia lo que necesites, o borra un caso con `/cases` e inténtalo de nuevo.',
    failed: 'No he podido guardar este caso, así que copia lo que necesites.',
    gone: 'Mientras tanto se ha borrado este caso, o todo lo tuyo, así que esto no se ha guardado. Copia lo que necesites.',
  },
  written: '✅ Este es el texto nuevo.',
  writtenAgain: '✅ Este es el texto nuevo. El anterior también se conserva hasta que elijas.',
  earlier: (beginning) => `El texto anterior empieza así:\n${beginning}`,
  chooseFirst: 'Elige primero uno de los dos textos; después podrás pedir que se redacte otra vez.',
  alreadyWriting: 'Ya estoy redactando esta parte. Aparecerá en el caso cuando acabe.',
};
