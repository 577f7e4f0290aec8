import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { composeTexts, sectionInText } from './compose.ts';
import { list, times } from './forms.ts';

type Lines = Texts['cases'];

const partTitle = composeTexts.sectionTitle;

export const casesTexts: Lines = {
  command: 'Les cas que tu as fait rédiger : lis-les, télécharge-les, publie-les ou supprime-les',
  option: 'Le nom d’un de tes cas. Laisse vide pour la liste',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Modèle : ${model} · dernière utilisation ${moment(touchedAt, 'R')}`,
  teachingPoints: (points) => `Objectifs pédagogiques : ${points}`,
  part: (name, state) =>
    ({
      missing: `▫️ ${partTitle[name]} : à rédiger`,
      written: `✅ ${partTitle[name]} : texte rédigé`,
      undecided: `✏️ ${partTitle[name]} : deux textes, ouvre la partie pour choisir`,
    })[state],
  becomesPatient:
    '-# Les étudiants pourront interroger ce patient quand ceux qui gèrent le service auront ajouté le cas : envoie-leur le fichier téléchargé, modifié si tu veux.',
  openPart: 'Ouvrir une partie',
  writeIt: (name) => `Faire rédiger : ${sectionInText(name)}`,
  page: ({ page, pages }) => `Page ${page} sur ${pages}`,
  buttons: {
    keepNew: 'Garder le nouveau',
    keepEarlier: 'Garder l’ancien',
    list: 'Tous les cas',
    delete: 'Supprimer',
    reallyDelete: 'Le supprimer',
    keep: 'Le garder',
    card: 'Retour au cas',
    download: 'Télécharger',
    post: 'Publier ici',
    writeAgain: 'Faire réécrire',
  },
  list: (total) =>
    `Tu as ${times(total, 'cas', 'cas')}. Personne d’autre ne ${total === 1 ? 'le' : 'les'} voit.`,
  listed: ({ age, gender }, there) =>
    `${age}, ${gender} · ${there.length === 0 ? 'rien de rédigé' : list(there.map(sectionInText))}`,
  chooseOne: 'Ouvrir un cas',
  none: 'Tu n’as pas encore de cas. `/compose case` en fait rédiger un.',
  unknown: (typed) => `Aucun de tes cas ne s’appelle « ${typed} ».`,
  several: (typed, { found, shown }) => {
    const some = `${found} de tes cas portent un nom proche de « ${typed} ».`;
    return found > shown
      ? `${some} Voici les ${shown} que tu as utilisés en dernier ; tape plus de lettres du nom pour en trouver un autre.`
      : some;
  },
  gone: 'Ce cas ne fait plus partie des tiens : il a été supprimé, ou n’a pas servi depuis trop longtemps. `/cases` montre ceux que tu as.',
  askDelete: (name) => `Supprimer le cas **${name}** avec toutes ses parties ? C’est irréversible.`,
  deleted: (name) => `Le cas **${name}** est supprimé.`,
  writeAgainForm: {
    title: 'Faire réécrire une partie',
    part: 'Quelle partie ?',
    different: 'Que faut-il changer ?',
    differentHint: 'Laisse vide pour une autre version du même texte',
  },
  wanted: ({ different, earlier }) =>
    `Ce qui doit changer par rapport au texte précédent : ${different}\n\nLe texte précédent :\n${earlier}`,
  file: {
    origin: 'Rédigé par un modèle de langage pour l’enseignement ; aucun vrai patient.',
    sign: 'Constante',
    value: 'Valeur',
    unit: 'Unité',
    range: 'Valeurs normales',
    mark: 'Écart',
    outside: { low: '▼ bas', high: '▲ élevé', no: '', unknown: '' },
    note: 'Remarque',
    examined: 'Examen',
    finding: 'Constatations',
    markdown: 'Le cas en Markdown',
    html: 'Le cas en page à imprimer',
    json: 'Le cas en données',
  },
  download:
    'Le cas avec ses objectifs pédagogiques, en Markdown, en page à lire ou à imprimer dans un navigateur, et en données (JSON).',
  tooLargeToSend:
    'Ce cas dépasse la taille des fichiers que je peux envoyer ici. Ouvre plutôt ses parties une à une.',
  posting: {
    title: 'Publier ici, visible par tout le monde',
    parts: 'Que publier ?',
    teachingPoints: 'Objectifs pédagogiques, masqués jusqu’au clic',
    origin: (by) => `-# par ${by} · Rédigé par un modèle de langage ; aucun vrai patient`,
    notAllowed: 'Tu n’as pas le droit d’écrire ici : je ne publie donc pas non plus à ta place.',
    botNotAllowed:
      'Je n’ai pas le droit de publier ici : il me faut les permissions de voir le salon, d’envoyer des messages et de joindre des fichiers.',
    done: (channel) => `Publié dans <#${channel}>.`,
    stopped: ({ posted, all, why }) =>
      `Discord a accepté ${posted} message${posted > 1 ? 's' : ''} sur ${all} : ${why}`,
  },
  undelivered: (user) =>
    `<@${user}>, je n’ai pas pu tout te montrer à temps. Rien n’est perdu : le cas est dans \`/cases\`.`,
  notKept: {
    full: 'Tes cas occupent tout l’espace que j’ai par personne, celui-ci n’est donc pas conservé : copie ce dont tu as besoin, ou supprime un cas avec `/cases` et réessaie.',
    failed: 'Je n’ai pas pu conserver ce cas : copie ce dont tu as besoin.',
    gone: 'Entre-temps, ce cas ou toutes tes données ont été supprimés : rien n’a été conservé. Copie ce dont tu as besoin.',
  },
  written: '✅ Voici le nouveau texte.',
  writtenAgain: '✅ Voici le nouveau texte. L’ancien est conservé aussi, jusqu’à ce que tu choisisses.',
  earlier: (beginning) => `L’ancien texte commence ainsi :\n${beginning}`,
  chooseFirst: 'Choisis d’abord l’un des deux textes ; ensuite, cette partie pourra être réécrite.',
  alreadyWriting: 'Cette partie est déjà en cours de rédaction. Elle sera dans le cas une fois terminée.',
};
