import type { Texts } from '../en/english.ts';
import { times } from './forms.ts';

type Shelf = 'patients' | 'topics';

const entries = (shelf: Shelf, count: number): string =>
  shelf === 'patients' ? times(count, 'paciente', 'pacientes') : times(count, 'tema', 'temas');

const none: Readonly<Record<Shelf, string>> = { patients: 'ningún paciente', topics: 'ningún tema' };

export const setupTexts: Texts['setup'] = {
  command: 'Qué ofrece este servidor y cómo empiezan aquí las conversaciones',
  notAllowed: 'Solo puede configurar este servidor quien puede gestionarlo.',
  pages: {
    patients: 'Pacientes que ofrece este servidor',
    topics: 'Temas que ofrece este servidor',
    defaults: 'Cómo empiezan aquí las conversaciones',
    keeping: 'Cuánto tiempo se recuerdan las conversaciones',
    forget: 'Olvidar este servidor',
  },
  choosePage: '¿Qué quieres configurar?',
  usualLanguage: 'El idioma del servidor en Discord',
  home: ({ patients, topics }) =>
    `**Configuración de este servidor.** Su catálogo tiene ${entries('patients', patients)} y ${entries('topics', topics)}; \`/patient\` y \`/topic\` los sugieren primero. El idioma de abajo es el de los hilos nuevos y el de los mensajes para todos.\n-# Quién puede usar cada comando se decide en Discord: Ajustes del servidor, Integraciones, este bot.`,
  shelf: (shelf, { total, page, pages }) =>
    total === 0
      ? `El catálogo aún no tiene ${none[shelf]}.`
      : `El catálogo tiene ${entries(shelf, total)}.${pages > 1 ? ` Página ${page} de ${pages}.` : ''} Si añades un identificador que ya está, se cambia su entrada.`,
  chooseEntry: 'Cambiar o quitar una entrada',
  buttons: {
    back: 'Volver',
    before: 'Página anterior',
    after: 'Página siguiente',
    add: 'Añadir',
    change: 'Cambiar',
    invite: 'Invitar',
    remove: 'Quitar',
    forget: 'Olvidarlo',
  },
  form: {
    title: { patients: 'Un paciente del catálogo', topics: 'Un tema del catálogo' },
    id: 'Identificador',
    idHint: 'El que usa el servicio',
    name: 'Título',
    patientName: 'Nombre del paciente',
    description: 'Una línea que lo describa',
  },
  lesson: {
    title: 'Para la clase',
    task: 'Tarea',
    taskHint: 'Lo que se lee en el hilo antes de empezar',
    picture: 'Imagen',
    pictureHint: 'Su dirección https: una cara, el cartel de la puerta. Discord la carga',
    checklist: 'Lo que hay que preguntar',
    checklistHint: (lines) =>
      `Un punto por línea, ${lines} como máximo. Quien practica a solas puede leer la lista: basta con terminar`,
    saved: 'Guardado. Vale para lo que empiece a partir de ahora.',
    problems: {
      task: ({ task }) =>
        `la tarea tiene más de ${task} caracteres. Lo que has escrito sigue en el formulario`,
      picture: () =>
        'la imagen necesita una dirección que empiece por https://. Lo que has escrito sigue en el formulario',
      line: (text, { line: length }) =>
        `“${text}” tiene más de ${length} caracteres. Lo que has escrito sigue en el formulario`,
      lines: ({ lines }) =>
        `la lista tiene más de ${lines} líneas. Lo que has escrito sigue en el formulario`,
    },
  },
  added: (title) => `Se ha añadido ${title}.`,
  changed: (title) => `Se ha cambiado ${title}.`,
  removed: 'Ya no está en el catálogo.',
  notAdded: (why) => `No ha cambiado nada: ${why}.`,
  fullShelf: (most) => `el catálogo ya tiene ${most} entradas, el máximo. Quita una primero`,
  problems: {
    no_id: 'falta el identificador',
    no_title: 'falta el título',
    too_long: 'algo tiene más de 100 caracteres (80 si es un nombre)',
  },
  defaults:
    'Cómo empiezan las conversaciones en este servidor, si el comando no dice otra cosa. Los menús deciden quién puede preguntar y a qué mensajes respondo.',
  who: {
    everyone: 'Puede preguntar todo el mundo',
    me: 'Solo pregunta el anfitrión',
    hands: 'Por turnos, levantando la mano',
  },
  hears: {
    everything: 'Respondo a todos los mensajes',
    mentions: 'Respondo cuando me mencionan',
  },
  keeping: (days, { least, most }) =>
    `Recuerdo una conversación terminada durante **${times(days, 'día', 'días')}**. Durante ese tiempo se puede pedir su transcripción. Puedes elegir de ${least} a ${most} días; lo más antiguo se olvida en menos de una hora. El hilo se queda en Discord.`,
  daysForm: {
    label: 'Días después del final',
    hint: ({ least, most }) => `Un número entero de ${least} a ${most}`,
  },
  daysChanged: 'Guardado.',
  noDays: (typed, { least, most }) =>
    `No ha cambiado nada: “${typed}” no es un número entero de ${least} a ${most}.`,
  askForget:
    '¿Olvidar este servidor? Su catálogo, sus ajustes y los registros de sus conversaciones se borran, y todas las conversaciones de aquí terminan. No se puede deshacer.\n-# No se borran: los hilos en Discord y lo que tiene el servicio.',
  forgotten: (ending) =>
    ending
      ? 'Se ha borrado lo que se guardaba sobre este servidor. En algunas conversaciones aún llega una respuesta: terminan justo después y entonces se borran, aunque me reinicien entretanto.'
      : 'Se ha borrado todo lo que se guardaba sobre este servidor, y sus conversaciones han terminado.',
};
