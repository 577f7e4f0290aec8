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
  no_name: 'elle commence par une barre, on ne sait donc pas de quoi il s’agit',
  no_value: 'il manque une barre et une valeur, comme dans `Fréquence cardiaque | 104 | bpm | 60-100`',
  too_many: 'il y a trop de barres (une barre dans un texte s’écrit `\\|`)',
  too_few: 'il manque une barre et une constatation, comme dans `Abdomen | souple`',
};

const unreadLines = (lines: readonly string[]): string =>
  `Rien n’a encore changé, car je n’ai pas pu lire ceci :\n${lines.join('\n')}`;

export const casesTexts: Texts = {
  command: 'Les cas que tu as rédigés : lis-les, modifie-les, copie-les ou supprime-les',
  option: 'Le nom d’un de tes cas. Laisse vide pour la liste',
  who: ({ name, age, gender }) => `**${name}**, ${age}, ${gender}`,
  about: (model, touchedAt) => `Modèle : ${model} · dernière utilisation ${ago(touchedAt)}`,
  teachingPoints: (points) => `Objectifs pédagogiques : ${points}`,
  part: partText(partTitle, {
    entry: (title, words) => `${title} : ${words}`,
    missing: 'à rédiger',
    hand: 'texte modifié à la main',
    service: 'texte rédigé',
    olderNarrative: ', pour une histoire plus ancienne',
    olderDetails: ', pour d’autres détails',
    olderBoth: ', pour une histoire plus ancienne et d’autres détails',
  }),
  becomesPatient:
    '-# Les étudiants ne peuvent pas encore l’interroger. Envoie le fichier téléchargé à ceux qui gèrent le service : ils l’ajouteront.',
  openPart: 'Ouvrir une partie',
  missing: 'Manque encore : fais-la rédiger ou tape-la',
  missingPart: (name) =>
    `**${partTitle[name]}** : cette partie manque. Fais-la rédiger, tape-la avec **Modifier** ou importe-la.`,
  writeIt: (name) => `Faire rédiger : ${sectionInText(name)}`,
  buttons: {
    details: 'Détails',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    reallyDelete: 'Le supprimer',
    keep: 'Le garder',
    card: 'Retour au cas',
    part: 'Retour à la partie',
    edit: 'Modifier',
    upload: 'Importer',
    download: 'Télécharger',
    post: 'Publier ici',
    postRest: 'Publier le reste',
    offer: 'Proposer une copie',
    editAgain: 'Modifier à nouveau',
    writeAgain: 'Faire réécrire',
    versions: 'Versions précédentes',
    bringBack: 'La restaurer',
    earlierPage: 'Cas plus récents',
    laterPage: 'Cas plus anciens',
  },
  list: (total, { page, pages }) =>
    `Tu as ${times(total, 'cas', 'cas')}.${pages > 1 ? ` Page ${page} sur ${pages}.` : ''} Personne d’autre ne les voit.`,
  listed: ({ age, gender }, there) =>
    `${age}, ${gender} · ${there.length === 0 ? 'rien de rédigé' : list(there.map(sectionInText))}`,
  chooseOne: 'Ouvrir un cas',
  none: 'Tu n’as pas encore de cas. `/compose case` en fait rédiger un.',
  unknown: (typed) => `Aucun de tes cas ne s’appelle « ${typed} ».`,
  several: (typed, { found, shown }) => {
    const some = `${found} de tes cas portent un nom proche de « ${typed} ».`;
    return found > shown
      ? `${some} Voici les ${shown} que tu as utilisés en dernier ; tape une plus grande partie du nom pour en trouver un autre.`
      : some;
  },
  gone: 'Ce cas ne fait plus partie des tiens : il a été supprimé, ou n’a pas servi depuis trop longtemps. `/cases` montre ceux que tu as.',
  askDelete: (name) =>
    `Supprimer le cas **${name}** avec toutes ses parties et ses versions précédentes ? C’est irréversible. Les copies acceptées par d’autres leur restent.`,
  deleted: (name) => `Le cas **${name}** est supprimé.`,
  editForm: {
    title: (name) => `Modifier : ${sectionInText(name)}`,
    text: 'Texte',
    more: (number) => `Texte, suite (${number})`,
    signsHint: 'Une par ligne : Fréquence cardiaque | 104 | bpm | 60-100',
    findingsHint: 'Une par ligne : Abdomen | souple, indolore',
  },
  tooLongForForm: (most) =>
    `Ce texte est trop long pour un formulaire (${most.toLocaleString('fr')} caractères au plus). Télécharge-le, modifie-le dans un éditeur et importe-le.`,
  edited: '✏️ C’est enregistré.',
  meanwhile:
    '✏️ C’est enregistré. Cette partie a changé ailleurs après l’ouverture du formulaire ; l’autre texte est maintenant la plus récente des versions précédentes.',
  unreadLines,
  unreadable: (lines) =>
    `${unreadLines(lines)}\nTon texte est conservé un jour : appuie sur **Modifier à nouveau**.`,
  unreadLine: ({ line, problem }) => `- Ligne ${line} : ${lineProblem[problem]}`,
  moreLines: (more) => `- … et ${times(more, 'autre', 'autres')}`,
  emptyText:
    'Rien n’a changé, car le formulaire était vide. Pour te débarrasser d’une partie, supprime le cas ou fais réécrire la partie.',
  unreadGone:
    'Ce texte n’est plus conservé : il a été enregistré, ou plus d’un jour s’est écoulé. `/cases` montre le cas tel qu’il est.',
  typedFile: 'Ce que tu as tapé est dans le fichier, pour que rien ne soit perdu.',
  writeAgainForm: {
    title: (name) => `Faire réécrire : ${sectionInText(name)}`,
    different: 'Que faut-il changer ?',
    differentHint: 'Laisse vide pour une autre version du même texte',
    model: 'Modèle de langage',
    other: 'Un autre modèle',
    otherHint: 'Seulement si on t’en a indiqué un ; il l’emporte sur la liste',
  },
  wanted: ({ different, earlier }) =>
    `Ce qui doit changer par rapport au texte précédent : ${different}\n\nLe texte précédent :\n${earlier}`,
  version: (by, model) => (by === 'hand' ? 'Modifiée à la main' : `Rédigée par ${model ?? 'le service'}`),
  versionAt: utcMinute,
  versionShown: (at) => `-# Une version précédente, ${ago(at)}`,
  versions: (name) => `${partTitle[name]} : versions précédentes. Je garde les cinq dernières.`,
  chooseVersion: 'Afficher une version précédente',
  noVersions: (name) => `${partTitle[name]} : il n’y a pas de version précédente.`,
  versionGone:
    'Cette version n’est plus conservée : de plus récentes ont pris sa place. Ouvre à nouveau **Versions précédentes**.',
  broughtBack: 'C’est restauré. Le texte remplacé est la plus récente des versions précédentes.',
  file: {
    origin: 'Rédigé par un modèle de langage pour l’enseignement ; aucun vrai patient.',
    teachingPoints: 'Objectifs pédagogiques',
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
    'Le cas avec ses objectifs pédagogiques, en Markdown, en page à lire ou imprimer dans un navigateur, et en données (JSON).',
  tooLargeToSend:
    'Ce cas est plus gros qu’un fichier que je peux envoyer ici. Ouvre ses parties une à une : chacune vient dans son propre fichier.',
  upload: {
    title: 'Importer un texte',
    file: 'Fichier',
    hint: '.txt, .md ou .csv, 1 Mo au plus ; il remplace la partie',
    none: 'Il n’y avait pas de fichier : rien n’a changé.',
    tooLarge: 'Ce fichier dépasse 1 Mo : je ne l’ai pas lu. Rien n’a changé.',
    unavailable: 'Discord ne m’a pas donné ce fichier : rien n’a changé. Importe-le à nouveau.',
    noText:
      'Ce fichier ne contient aucun texte que je puisse lire : rien n’a changé. Enregistre-le en texte brut UTF-8 et importe-le à nouveau.',
    brokenCsv: (line) =>
      `Je ne peux pas lire ce fichier CSV à partir de la ligne ${line} : il manque un guillemet, ou il y en a un de trop. Rien n’a changé.`,
  },
  offering: {
    title: 'Proposer une copie',
    person: 'À qui ?',
    personHint: 'La copie attend 14 jours dans /cases. Une fois acceptée, elle lui reste',
    extras: 'À joindre',
    points: 'Les objectifs pédagogiques',
    notInDm: 'Je ne peux proposer une copie que sur un serveur que vous avez en commun.',
    noPerson: 'Une copie ne peut être proposée qu’à une personne, pas à un bot.',
    yourself: 'Ce cas est déjà à toi. **Dupliquer** en fait une copie pour toi.',
    done: (name, to) =>
      `<@${to}> trouvera une copie de **${name}** dans \`/cases\` pendant 14 jours. Pense à le lui dire. Une fois acceptée, la copie lui appartient, quoi que tu fasses de la tienne.`,
    tooMany: (to) =>
      `<@${to}> a déjà autant de copies en attente que je peux en garder pour une personne. Demande-lui d’en accepter ou d’en refuser dans \`/cases\`.`,
    waiting: (count) => (count === 1 ? 'On te propose une copie' : `On te propose ${count} copies`),
    from: (name) => `proposée par ${name}`,
    offered: (who, from, withPoints) =>
      `${from} te propose une copie de ce cas, ${withPoints ? 'avec' : 'sans'} les objectifs pédagogiques :\n${who}`,
    take: 'Accepter',
    decline: 'Refuser',
    taken: 'Cette copie est maintenant à toi.',
    declined: 'C’est refusé. Personne n’en est informé.',
    over: 'Cette proposition n’est plus valable : elle a été retirée, a reçu une réponse, ou attend depuis plus de 14 jours.',
  },
  posting: {
    title: 'Publier ici, visible par tout le monde',
    parts: 'Que publier ?',
    teachingPoints: 'Objectifs pédagogiques, masqués jusqu’au clic',
    origin: (by) => `-# par ${by} · Rédigé par un modèle de langage ; aucun vrai patient`,
    notInDm: 'Je ne peux publier un cas que sur un serveur.',
    notAllowed: 'Tu n’as pas le droit d’écrire ici : je ne publie donc pas non plus à ta place.',
    botNotAllowed:
      'Je n’ai pas le droit de publier ici : il me faut les permissions de voir le salon, d’envoyer des messages et de joindre des fichiers.',
    running: 'La publication de ce cas est déjà en cours. Attends que tout soit là.',
    nothingLeft: 'Il ne reste rien à publier.',
    done: (channel) => `Publié dans <#${channel}>.`,
    stopped: (why) =>
      `Discord n’a pas tout accepté : ${why}\nLe reste est conservé : appuie sur **Publier le reste**.`,
    elsewhere: (channel) => `Le reste va dans <#${channel}> : ouvre \`/cases\` là-bas.`,
  },
  detailsForm: 'Détails du cas',
  duplicated: (name) => `Voici une copie de **${name}**. L’original n’a pas changé.`,
  full: (most) => `Tu as déjà ${most} cas, le maximum par personne. Supprimes-en un d’abord avec \`/cases\`.`,
  noRoom:
    'Il n’y a plus de place : tes cas, leurs versions précédentes et les copies que tu proposes occupent tout l’espace que j’ai par personne. Supprime un cas avec `/cases`, puis réessaie.',
  notKept: {
    full: 'Tu as déjà le maximum de cas par personne, celui-ci n’est donc pas conservé : copie ce dont tu as besoin, ou supprime un autre cas avec `/cases` et refais rédiger celui-ci.',
    no_room:
      'Tes cas occupent tout l’espace que j’ai par personne, celui-ci n’est donc pas conservé : copie ce dont tu as besoin, ou supprime un cas avec `/cases` et réessaie.',
    failed: 'Je n’ai pas pu conserver ce cas : copie ce dont tu as besoin.',
    gone: 'Entre-temps, ce cas ou toutes tes données ont été supprimés : rien n’a été conservé. Copie ce dont tu as besoin.',
  },
  notWritten: (name) => `▫️ ${partTitle[name]} : pas de texte. \`/cases\` montre le cas tel qu’il est.`,
  writtenBehind:
    'Tu as modifié cette partie pendant la rédaction : j’ai laissé ton texte en place. Le nouveau est ci-dessus, en tête des **Versions précédentes** : tu peux le restaurer de là si tu le préfères.',
  alreadyWriting: 'Cette partie est déjà en cours de rédaction. Elle sera sur la fiche une fois terminée.',
  notStored:
    'Je n’ai rien pu enregistrer à l’instant : rien n’a changé. Ton texte est dans le fichier ; réessaie dans une minute.',
};
