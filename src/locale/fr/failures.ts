import type { Texts } from '../en/english.ts';
import { failureText } from '../failure-text.ts';

const operatorOnly = 'Seule la personne qui gère ce bot peut y remédier : préviens-la.';

export const failureTexts: Texts['failures'] = failureText(
  {
    not_taken: {
      unreachable:
        'Je n’arrive pas à joindre le service. Rien n’est perdu ni fait deux fois : réessaie dans une minute.',
      unavailable:
        'Le service est en panne pour le moment et n’a pas traité ta demande. Réessaie dans une minute ou deux.',
      account_refused:
        'Le service reconnaît ta connexion mais refuse ton compte. Adresse-toi à ceux qui te l’ont donné ; `/account` montre lequel est associé.',
      renewal_fails:
        'Le service ne renouvelle pas ta connexion et n’a pas traité ta demande. `/link` te reconnecte ; réessaie ensuite.',
      store:
        'Mon stockage ne fonctionne pas pour le moment : je n’ai rien demandé au service. Réessaie dans une minute.',
    },
    busy: (wait) =>
      `Le service reçoit en ce moment plus de demandes qu’il n’en accepte. Réessaie dans ${wait}.`,
    seconds: 'secondes',
    minutes: 'minutes',
    in_doubt: {
      timeout: 'Le service a mis trop de temps à répondre.',
      connection_lost: 'La connexion au service a été coupée en cours de route.',
      server_error: 'Le service a eu un problème interne.',
      too_large:
        'La réponse du service dépasse 8 Mio : c’est trop pour moi, je n’en affiche rien. Demande-la à ceux qui gèrent le service.',
      unreadable: 'La réponse du service était illisible.',
    },
    perhapsDone: 'C’est peut-être fait quand même ; réessaie si tu ne vois aucun résultat.',
    textLost: 'Le texte est perdu ; réessaie.',
    accountRefused: (reason) =>
      `Le service refuse ton compte : « ${reason} » Adresse-toi à ceux qui te l’ont donné.`,
    rejected: (reason) => `Le service a refusé : « ${reason} » Corrige et réessaie.`,
    rejectedWithoutReason: (status) =>
      `Le service a refusé (${status}) sans donner de raison. Vérifie ce que tu as tapé et réessaie.`,
    misconfigured: {
      redirect: `L’adresse du service mène ailleurs : je n’y ai rien envoyé. ${operatorOnly}`,
      certificate: `Le certificat du service n’est pas valide : je n’y ai rien envoyé. ${operatorOnly}`,
      address: `Le service n’est pas à l’adresse qu’on m’a donnée. ${operatorOnly}`,
      credentials: `Le service n’accepte pas ce bot lui-même (ce n’est pas ton mot de passe). ${operatorOnly}`,
    },
    invalid_grant:
      'Le service n’a pas accepté ton nom d’utilisateur et ton mot de passe. Tu peux réessayer avec `/link`.',
    needs_link: {
      not_linked:
        'Il faut un compte associé, et tu n’en as pas. `/link` en associe un (une minute environ) ; puis réessaie.',
      sign_in_ended:
        'Le service n’accepte plus ta connexion précédente. Reconnecte-toi avec `/link`, puis réessaie.',
      other_account:
        'Ceci utilise un autre compte que celui qui est associé maintenant. Associe à nouveau le précédent avec `/link`, puis réessaie.',
    },
    too_long:
      'C’est plus que ce que le modèle de langage accepte en une fois. Raccourcis le texte ou choisis un autre modèle.',
    too_slow:
      'Le modèle de langage a mis trop de temps et son texte est perdu. Demande moins, choisis un modèle plus rapide, ou demande à ceux qui gèrent ce bot de lui laisser plus de temps.',
    cancelled: 'Je vais redémarrer : je me suis arrêté là. Réessaie dans une minute.',
  },
  {
    unreachable: 'Discord ne me répond pas en ce moment. Réessaie dans une minute.',
    forbidden: (code) =>
      `Discord ne me laisse pas faire cela ici : il me manque une permission, ou le fil est verrouillé (${code}). Une personne qui gère ce serveur peut y remédier.`,
    unknown_channel: 'Ce salon ou ce fil n’existe plus. Relance la commande ailleurs.',
    unknown_message: 'Ce message n’existe plus. Relance la commande.',
    unknown_interaction: 'C’était trop long pour Discord. Relance la commande.',
    already_acknowledged: 'Il y a déjà une réponse. Regarde plus haut, ou relance la commande.',
    unauthorized: `Discord n’accepte plus ce bot. ${operatorOnly}`,
    limit: (code) =>
      `Une limite de Discord est atteinte ici, par exemple le nombre de fils ouverts (${code}). Ferme ce qui ne sert plus, puis réessaie.`,
    refused: (code) =>
      `Discord n’a pas accepté ce que je voulais envoyer (${code}). Réessaie ; si cela se répète, préviens la personne qui gère ce bot.`,
    particular: {
      filtered:
        'Le filtre de ce serveur (AutoMod) a bloqué ce que je voulais envoyer. Choisis d’autres mots ou un autre titre, ou demande à ceux qui gèrent ce serveur de les autoriser.',
      titleFiltered:
        'Le filtre de ce serveur (AutoMod) n’autorise pas ce titre. Choisis-en un autre et réessaie.',
      harmfulLink: 'Le filtre de Discord juge dangereux un lien de ce texte. Retire-le et réessaie.',
      slowMode: 'Le mode lent est actif ici : je dois attendre. Réessaie dans une minute.',
      tooManyMessages: 'Trop de messages sont envoyés ici en ce moment. Réessaie dans une minute.',
      threadFull:
        'Ce fil a autant de membres que Discord le permet. Quelqu’un doit le quitter, ou tu peux commencer un autre fil.',
      tooManyOldEdits: 'Discord limite la modification des anciens messages. Réessaie dans quelques minutes.',
    },
  },
);
