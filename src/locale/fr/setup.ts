import type { Texts } from '../en/english.ts';
import { times } from './forms.ts';

type Lines = Texts['setup'];
type Shelf = Parameters<Lines['shelf']>[0];

const entries = (shelf: Shelf, count: number): string =>
  shelf === 'patients' ? times(count, 'patient', 'patients') : times(count, 'sujet', 'sujets');

export const setupTexts: Lines = {
  command: 'Ce que ce serveur propose, et comment les conversations y commencent',
  notAllowed: 'Seuls les membres autorisés à gérer ce serveur peuvent le configurer.',
  pages: {
    patients: 'Les patients que ce serveur propose',
    topics: 'Les sujets que ce serveur propose',
    defaults: 'Comment les conversations commencent ici',
    keeping: 'Durée de conservation des conversations',
    forget: 'Oublier ce serveur',
  },
  choosePage: 'Que veux-tu configurer ?',
  usualLanguage: 'La langue du serveur sur Discord',
  home: ({ patients, topics }) =>
    `**Configurer ce serveur.** Il propose ${entries('patients', patients)} et ${entries('topics', topics)}, que \`/patient\` et \`/topic\` suggèrent en premier. La langue ci-dessous est celle des nouveaux fils et des messages adressés à tous.\n-# Qui peut utiliser quelle commande se règle dans Discord : Paramètres du serveur, Intégrations, ce bot.`,
  shelf: (shelf, { total, page, pages }) =>
    total === 0
      ? `Ce serveur ne propose pas encore de ${shelf === 'patients' ? 'patient' : 'sujet'}.`
      : `Ce serveur propose ${entries(shelf, total)}.${pages > 1 ? ` Page ${page} sur ${pages}.` : ''} Ajouter un identifiant qui s’y trouve déjà modifie l’entrée existante.`,
  chooseEntry: 'Modifier ou retirer une entrée',
  buttons: {
    back: 'Retour',
    before: 'Page précédente',
    after: 'Page suivante',
    add: 'Ajouter',
    change: 'Modifier',
    invite: 'Inviter',
    remove: 'Retirer',
    forget: 'L’oublier',
  },
  form: {
    title: { patients: 'Un patient de ce serveur', topics: 'Un sujet de ce serveur' },
    id: 'Identifiant',
    idHint: 'Tel que le service le connaît',
    name: 'Titre',
    patientName: 'Le nom du patient',
    description: 'Une ligne de description',
  },
  lesson: {
    title: 'Pour le cours',
    task: 'Consigne',
    taskHint: 'Ce qu’on lit dans le fil avant de commencer',
    picture: 'Image',
    pictureHint: 'Son adresse https : un visage, la consigne affichée sur la porte. Discord la charge',
    checklist: 'À demander',
    checklistHint: (lines) =>
      `Un point par ligne, ${lines} au plus. Qui s’entraîne en solo peut lire la liste : il suffit de terminer`,
    saved: 'C’est enregistré, pour tout ce qui commence à partir de maintenant.',
    problems: {
      task: ({ task }) => `la consigne dépasse ${task} caractères. Ton texte est encore dans le formulaire`,
      picture: () =>
        'une image demande une adresse qui commence par https://. Ton texte est encore dans le formulaire',
      line: (text, { line: length }) =>
        `« ${text} » dépasse ${length} caractères. Ton texte est encore dans le formulaire`,
      lines: ({ lines }) => `la liste dépasse ${lines} lignes. Ton texte est encore dans le formulaire`,
    },
  },
  added: (title) => `Ajouté : ${title}.`,
  changed: (title) => `Modifié : ${title}.`,
  removed: 'Ce serveur ne propose plus cette entrée.',
  notAdded: (why) => `Rien n’a changé : ${why}.`,
  fullShelf: (most) => `ce serveur propose déjà ${most} entrées, le maximum. Retires-en une d’abord`,
  problems: {
    no_id: 'il n’y a pas d’identifiant',
    no_title: 'il n’y a pas de titre',
    too_long: 'quelque chose dépasse 100 caractères (80 pour un nom)',
  },
  defaults:
    'Comment les conversations commencent sur ce serveur, sauf si la commande dit autre chose. Les menus règlent qui peut poser des questions et à quels messages je réponds.',
  who: {
    everyone: 'Tout le monde pose des questions',
    me: 'Seul l’hôte pose des questions',
    hands: 'Chacun son tour, en levant la main',
  },
  hears: {
    everything: 'Je réponds à tous les messages',
    mentions: 'Je réponds quand on me mentionne',
  },
  keeping: (days, { least, most }) =>
    `Je garde une conversation terminée en mémoire pendant **${times(days, 'jour', 'jours')}**. D’ici là, on peut en demander la transcription. Tu peux choisir de ${least} à ${most} jours ; ce qui est plus ancien est oublié dans l’heure. Le fil lui-même reste sur Discord.`,
  daysForm: {
    label: 'Jours après la fin',
    hint: ({ least, most }) => `Un nombre entier de ${least} à ${most}`,
  },
  daysChanged: 'C’est enregistré.',
  noDays: (typed, { least, most }) =>
    `Rien n’a changé : « ${typed} » n’est pas un nombre entier de ${least} à ${most}.`,
  askForget:
    'Oublier ce serveur ? Ses patients et ses sujets, ses réglages et les données de ses conversations sont supprimés, et toutes les conversations ici prennent fin. C’est irréversible.\n-# Ne sont pas supprimés : les fils sur Discord, et ce que le service a reçu.',
  forgotten: (ending) =>
    ending
      ? 'Ce qui était conservé au sujet de ce serveur est supprimé. Une réponse est encore en cours dans certaines conversations : elles prennent fin juste après et sont alors supprimées, même si je redémarre entre-temps.'
      : 'Tout ce qui était conservé au sujet de ce serveur est supprimé, et ses conversations sont terminées.',
};
