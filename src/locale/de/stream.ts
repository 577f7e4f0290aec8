import type { Texts } from '../en/english.ts';

export const streamTexts: Texts['stream'] = {
  command: 'Den Datenstrom des Dienstes als Datei laden',
  loading: '⏳ Ich lade den Datenstrom. Das kann eine Minute dauern.',
  loaded: ({ size }) => `Der Datenstrom, ${size}. In der Datei steht alles.`,
  beginning: 'Er beginnt so:',
  empty: 'Der Datenstrom ist gerade leer. Es ist nichts schiefgegangen; versuche es später noch einmal.',
  tooLarge: ({ size, limit }) =>
    `Der Datenstrom hat ${size}, und Discord nimmt von mir hier Dateien bis ${limit} an. Deshalb kann ich ihn nicht senden. Versuche es auf einem Server, der größere Dateien erlaubt.`,
  fileDescription: 'Der Datenstrom des Dienstes',
};
