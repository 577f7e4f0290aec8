import type { Texts } from '../en/english.ts';

export const streamTexts: Texts['stream'] = {
  command: 'Descarga el flujo de datos del servicio como archivo',
  loading: '⏳ Cargando el flujo de datos. Puede tardar un minuto.',
  loaded: ({ size }) => `El flujo de datos, ${size}. En el archivo está entero.`,
  beginning: 'Empieza así:',
  empty: 'El flujo de datos está vacío en este momento. No ha fallado nada; prueba más tarde.',
  tooLarge: ({ size, limit }) =>
    `El flujo de datos ocupa ${size} y Discord me acepta aquí archivos de hasta ${limit}, así que no puedo enviarlo. Prueba en un servidor que admita archivos más grandes.`,
  fileDescription: 'El flujo de datos del servicio',
};
