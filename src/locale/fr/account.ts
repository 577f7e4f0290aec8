import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { times } from './forms.ts';

type Lines = Texts['account'];

const howTo =
  'Appuie sur **Associer mon compte** et connecte-toi sur la page. Elle affiche alors un numéro à six chiffres : reviens ici, appuie sur **Saisir le numéro** et tape-le. La page est valable dix minutes, et pour toi seulement.';

const contact = ({
  operatorContact,
}: Pick<Parameters<Lines['pageOutOfReach']>[0], 'operatorContact'>): string =>
  operatorContact === undefined ? '' : ` Contact : ${operatorContact}`;

export const accountTexts: Lines = {
  commands: {
    link: 'Associe ton compte Clinical Education Service pour pouvoir commencer des conversations',
    unlink: 'Dissocie ton compte et supprime sa connexion ici ; tes cas restent',
    account: 'Affiche quel compte est associé, s’il fonctionne et ce qui l’utilise',
  },
  buttons: {
    link: 'Associer mon compte',
    linkAgain: 'Associer à nouveau mon compte',
    enterNumber: 'Saisir le numéro',
    newLink: 'Nouvelle page',
    goOn: 'Continuer',
    endThem: (count) => `Dissocier et terminer ${count === 1 ? 'la conversation' : 'les conversations'}`,
    leaveThem: (count) =>
      `Dissocier et laisser ${count === 1 ? 'la conversation ouverte' : 'les conversations ouvertes'}`,
    stayLinked: 'Garder mon compte associé',
    myData: 'Mes données',
    deleteAll: 'Tout supprimer',
    reallyDeleteAll: 'Supprimer toutes mes données',
    keepAll: 'Tout garder',
    end: (title) => `Terminer : ${title}`,
  },
  form: {
    title: 'Le numéro affiché sur la page',
    number: 'Six chiffres',
    hint: 'La page les affiche après la connexion. Pas de numéro ? Laisse vide pour avoir une nouvelle page.',
    placeholder: '123 456',
  },

  link: howTo,
  linkAgain: ({ username }) =>
    `Ton compte **${username}** est associé. Une nouvelle connexion remplace celle-ci. ${howTo}`,
  prompt: {
    not_linked:
      'Tu n’as pas encore associé de compte. Fais-le (une minute environ) et je poursuis ce que tu as demandé. Seule la personne qui commence une conversation en a besoin.',
    sign_in_ended:
      'Le service n’accepte plus ta connexion précédente. Associe à nouveau ton compte (une minute environ) et je poursuis ce que tu as demandé.',
    other_account:
      'Ceci utilise un autre compte que celui qui est associé maintenant. Associe à nouveau le précédent et je poursuis ce que tu as demandé.',
  },
  numberAwaited:
    'La connexion sur la page est faite ; il ne manque que le numéro. Appuie sur **Saisir le numéro** et je poursuis ce que tu as demandé.',
  tooManyLinks: (retryAt) =>
    `Tu as demandé cinq pages en une heure. La prochaine sera possible ${moment(retryAt, 'R')} : utilise alors \`/link\`.`,
  pageOutOfReach: ({ operatorContact, url }) =>
    `On ne peut pas encore associer de compte : ma page ne s’ouvre que sur la machine où je tourne. La personne qui gère ce bot doit donner à PUBLIC_URL une adresse https que les membres peuvent atteindre.${contact({ operatorContact })}\n-# Sur cette machine : <${url}>`,

  linked: ({ username }) => `✅ Compte **${username}** associé.`,
  linkedNext: ({ username }) =>
    `✅ Compte **${username}** associé. \`/patient\` lance un entretien avec un patient, \`/topic\` une discussion ; \`/unlink\` permet de le dissocier à tout moment.`,
  goOn: ({ username }) =>
    `✅ Compte **${username}** associé. Appuie sur **Continuer** pour revenir à ce que tu as demandé.`,

  wrongNumber: (left) =>
    left === 0
      ? 'C’était le cinquième numéro incorrect : cette connexion est annulée. Demande une nouvelle page et réessaie.'
      : `Ce n’est pas le numéro affiché sur la page. Vérifie-le et appuie sur **Saisir le numéro** (encore ${times(left, 'essai', 'essais')}).`,
  unreadableNumber:
    'Le numéro a six chiffres, par exemple 123 456. Appuie sur **Saisir le numéro** et réessaie.',
  noNumber: {
    page_open:
      'Ouvre d’abord la page avec **Associer mon compte** ci-dessus et connecte-toi ; elle affichera le numéro. La page a disparu ? Demandes-en une nouvelle.',
    linked_already: '✅ Compte déjà associé. `/account` montre lequel.',
    nothing:
      'Aucune connexion de ta part n’attend de numéro. Une page et son numéro sont valables dix minutes, et un redémarrage les efface. Demande une nouvelle page.',
  },

  notLinked: 'Tu n’as pas de compte associé. `/link` en associe un.',
  unlinked: ({ username }) =>
    `Compte **${username}** dissocié. Ta connexion et tes étapes inachevées sont supprimées ici. Les cas que tu as fait rédiger restent : \`/cases\`. Le service garde ce qu’il a reçu.`,
  askHosted: (count) =>
    `${count === 1 ? 'Une conversation ouverte utilise' : `${count} conversations ouvertes utilisent`} ton compte et ne ${count === 1 ? 'peut' : 'peuvent'} pas continuer sans lui. Dissocier quand même ? Rien n’a encore changé. Les cas que tu as fait rédiger restent.`,
  stillLinked: 'Ton compte reste associé ; rien n’a changé.',
  stored: {
    account: 'Le lien avec ton compte du service ; ses jetons sont conservés aussi, mais pas affichés',
    cases: 'Les cas que tu as fait rédiger, avec leurs textes',
    counts: 'Combien de questions tu as posées dans la dernière heure',
    hosted:
      'Les conversations dont tu es ou étais l’hôte, jusqu’à leur suppression (en général 30 jours après leur fin)',
    named:
      'Les conversations d’autres personnes auxquelles tu as participé, jusqu’à leur suppression (en général 30 jours après leur fin)',
    lines:
      'Tes questions et tes décisions, pour les transcriptions (l’heure et les identifiants des messages, pas leur texte)',
  },
  storedLine: (what, count) => `- ${what} : ${count}`,
  dataFile: 'Tout ce qui est conservé à ton sujet, en JSON',
  myData: (lines) =>
    lines.length === 0
      ? 'Rien n’est conservé ici à ton sujet.'
      : `Voici tout ce qui est conservé ici à ton sujet :\n${lines.join('\n')}\n-# Ce que tu as écrit dans les fils est sur Discord, et ce qui a été demandé est chez le service.`,
  dataTooLarge:
    'L’un des enregistrements à ton sujet dépasse la taille des fichiers que je peux envoyer ici. Supprime ton cas le plus long avec `/cases`, ou adresse-toi à la personne qui gère ce bot.',
  askDeleteAll:
    'Supprimer tout ce qui est conservé ici à ton sujet ? Le lien avec ton compte, tes cas et tes étapes inachevées sont supprimés aussitôt. Les conversations dont tu es l’hôte prennent fin et sont supprimées, et tu disparais des données des conversations d’autres personnes. C’est irréversible.\n-# Ne sont pas supprimés : les messages sur Discord, ce que le service a reçu et, pendant une heure au plus, combien de questions tu as posées.',
  nothingDeleted: 'Rien n’a été supprimé.',
  deletedAll: (ending) =>
    `Tout ce qui était conservé ici à ton sujet est supprimé${ending ? ', sauf les conversations où une réponse est en cours : elles prennent fin juste après, puis sont supprimées (**Mes données** affiche ce qui reste)' : ''}. Les messages sur Discord restent jusqu’à ce que tu les supprimes, et le service garde ce qu’il a reçu.`,
  hostedEnded: 'Ce qui utilisait ce compte est terminé.',
  hostedEnding:
    'Les réponses en cours arrivent d’abord. Ce qui utilise ce compte prend fin juste après ; ce sera indiqué dans chaque fil.',
  hostedLeft:
    'Ce qui est ouvert le reste et reprend si tu associes à nouveau le même compte. `/end` met fin à la conversation du fil où tu l’utilises.',

  account: ({ username, linkedAt }) => `Compte **${username}** associé depuis le ${moment(linkedAt, 'D')}.`,
  works: '✅ Ce compte fonctionne.',
  cannotTell:
    'Je ne peux pas vérifier maintenant si ce compte fonctionne encore ; ta prochaine question le montrera.',
  ended:
    '❌ Le service n’accepte plus cette connexion. Associe à nouveau ton compte, et tes conversations ouvertes reprennent.',
  unclear: (words) => `⚠️ Je ne peux pas dire si ce compte fonctionne en ce moment. ${words}`,
  hosted: (conversations, more) =>
    conversations.length === 0
      ? 'Aucune conversation ouverte n’utilise ce compte.'
      : [
          'Conversations ouvertes avec ce compte :',
          ...conversations.map(({ title, url }) => `- [${title}](${url})`),
          ...(more === 0 ? [] : [`- et ${times(more, 'autre', 'autres')}`]),
        ].join('\n'),
};
