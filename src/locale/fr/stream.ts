import type { Texts } from '../en/english.ts';

export const streamTexts: Texts['stream'] = {
  command: 'Charge le flux de données du service dans un fichier',
  loading: '⏳ Chargement du flux de données. Cela peut prendre une minute.',
  loaded: ({ size }) => `Le flux de données, ${size}. Il est en entier dans le fichier.`,
  beginning: 'Il commence ainsi :',
  empty: 'Le flux de données est vide pour le moment. Ce n’est pas une erreur ; réessaie plus tard.',
  tooLarge: ({ size, limit }) =>
    `Le flux de données fait ${size}, et Discord n’accepte ici de ma part que des fichiers de ${limit} au plus : je ne peux pas l’envoyer. Essaie sur un serveur qui accepte des fichiers plus gros.`,
  fileDescription: 'Le flux de données du service',
};
