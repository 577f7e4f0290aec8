import type { Texts } from '../en/english.ts';

export const routerTexts: Texts['router'] = {
  unknownCommand:
    'Je ne connais plus cette commande. Appuie sur Ctrl+R (ou relance Discord) et essaie `/help`.',
  outdated: 'Ce bouton ou ce menu n’est plus à jour. Relance la commande, ou consulte `/help`.',
  unreadableChoice: 'Je n’ai pas compris ton choix. Choisis à nouveau, s’il te plaît.',
  missingOption: (name) => `Il manque **${name}** : ajoute-le et renvoie la commande.`,
  wrongOption: (name) =>
    `Je ne peux pas utiliser ce que tu as indiqué pour **${name}**. Choisis ou tape-le à nouveau.`,
  tooLongOption: (name, limit) =>
    `**${name}** est trop long : ${limit} caractères au plus. Raccourcis-le et renvoie la commande.`,
  foreignServer: 'Ce bot n’est pas configuré pour ce serveur. Adresse-toi à la personne qui l’a invité.',
  notMember: (invite) =>
    `Je ne suis pas membre de ce serveur : seules mes commandes y sont installées. Une personne qui le gère peut m’inviter : ${invite}`,
  restarting: 'Je redémarre. Réessaie dans une minute.',
  unexpected: (errorId) =>
    `Quelque chose s’est mal passé de mon côté (erreur ${errorId}). Réessaie ; si cela se reproduit, préviens la personne qui gère ce bot.`,
  publicTooLate: 'Cela a pris trop de temps : rien n’a été envoyé. Réessaie, s’il te plaît.',
  formTooLate:
    'J’ai mis trop de temps à ouvrir le formulaire. Réessaie : cette fois, il devrait s’ouvrir tout de suite.',
  done: 'C’est fait.',
  attached: 'La réponse est dans le fichier joint.',
  undelivered: (user) => `<@${user}>, je n’ai pas pu te répondre en privé à temps. Relance la commande.`,
  cutOff: 'Je redémarre : cela n’a peut-être pas abouti. Vérifie et, au besoin, réessaie dans une minute.',
};
