import { escapeSentenceWithin } from '../../lib/markdown.ts';
import type { Words } from '../en/english.ts';
import { times } from './forms.ts';

type Service = Parameters<Words['failures']['service']>[0];
type Reason<Kind extends Service['kind']> = Extract<Service, { kind: Kind; reason: string }>['reason'];

const operatorOnly = 'Seule la personne qui gère ce bot peut y remédier : préviens-la.';
const perhapsDone = 'C’est peut-être fait quand même ; réessaie si tu ne vois aucun résultat.';

const longestReason = 100;

const quoted = (reason: string): string => `« ${escapeSentenceWithin(longestReason, reason)} »`;

const notTaken = ({ reason, retryAfter }: Extract<Service, { kind: 'not_taken' }>): string => {
  switch (reason) {
    case 'unreachable':
      return 'Je n’arrive pas à joindre le service. Rien n’est perdu ni fait deux fois : réessaie dans une minute.';
    case 'rate_limited': {
      const seconds = Math.max(2, Math.ceil((retryAfter ?? 60_000) / 1_000));
      const wait =
        seconds < 100 ? `${seconds} secondes` : times(Math.ceil(seconds / 60), 'minute', 'minutes');
      return `Le service est très sollicité en ce moment. Réessaie dans ${wait}.`;
    }
    case 'unavailable':
      return 'Le service est en panne pour le moment et n’a pas pris ta demande. Réessaie dans une minute ou deux.';
    case 'account_refused':
      return 'Le service reconnaît ta connexion mais refuse ton compte. Demande à ceux qui te l’ont donné ; `/account` montre lequel est associé.';
    case 'store':
      return 'Mon stockage ne fonctionne pas pour le moment : je n’ai rien demandé au service. Réessaie dans une minute.';
  }
};

const inDoubt = (reason: Reason<'in_doubt'>): string => {
  switch (reason) {
    case 'timeout':
      return `Le service a mis trop de temps à répondre. ${perhapsDone}`;
    case 'connection_lost':
      return `La connexion au service a été coupée en cours de route. ${perhapsDone}`;
    case 'server_error':
      return `Le service a eu un problème interne. ${perhapsDone}`;
    case 'too_large':
      return 'La réponse du service dépasse 8 Mio, c’est trop pour moi : je n’en affiche rien. Demande-la à ceux qui gèrent le service.';
    case 'unreadable':
      return `La réponse du service était illisible. ${perhapsDone}`;
  }
};

const misconfigured = (reason: Reason<'misconfigured'>): string => {
  switch (reason) {
    case 'redirect':
      return `L’adresse du service mène ailleurs : je n’y ai rien envoyé. ${operatorOnly}`;
    case 'certificate':
      return `Le certificat du service n’est pas valide : je n’y ai rien envoyé. ${operatorOnly}`;
    case 'address':
      return `Le service n’est pas à l’adresse qu’on m’a donnée. ${operatorOnly}`;
    case 'credentials':
      return `Le service n’accepte pas ce bot lui-même (ce n’est pas ton mot de passe). ${operatorOnly}`;
  }
};

const needsLink = (reason: Reason<'needs_link'>): string => {
  switch (reason) {
    case 'not_linked':
      return 'Il faut un compte associé, et tu n’en as pas. `/link` en associe un (une minute environ) ; puis réessaie.';
    case 'sign_in_ended':
      return 'Le service n’accepte plus ta connexion précédente. Reconnecte-toi avec `/link`, puis réessaie.';
    case 'other_account':
      return 'Il s’agit d’un autre compte que celui qui est associé maintenant. Associe à nouveau le précédent avec `/link`, puis réessaie.';
  }
};

const service = (failure: Service): string => {
  switch (failure.kind) {
    case 'not_taken':
      return notTaken(failure);
    case 'unauthorized':
      return 'Le service n’a pas accepté ta connexion. Réessaie ; si cela n’aide pas, utilise à nouveau `/link`.';
    case 'in_doubt':
      return inDoubt(failure.reason);
    case 'rejected':
      return failure.reason === undefined
        ? `Le service a refusé (${failure.status}) sans donner de raison. Vérifie ce que tu as tapé et réessaie.`
        : `Le service a refusé : ${quoted(failure.reason)} Corrige et réessaie.`;
    case 'misconfigured':
      return misconfigured(failure.reason);
    case 'invalid_grant':
      return 'Le service n’a pas accepté ton nom d’utilisateur et ton mot de passe. Tu peux réessayer avec `/link`.';
    case 'needs_link':
      return needsLink(failure.reason);
    case 'host_left':
      return 'L’hôte a quitté ce serveur : je n’utilise plus son compte. Commence ta propre conversation avec `/patient` ou `/topic`.';
    case 'cancelled':
      return 'Je vais redémarrer : je me suis arrêté là. Réessaie dans une minute.';
  }
};

const wordsByCode: ReadonlyMap<number, string> = new Map([
  [
    200_000,
    'Le filtre de ce serveur (AutoMod) a bloqué ce que je voulais envoyer. Choisis d’autres mots ou un autre titre, ou demande à ceux qui gèrent ce serveur de les autoriser.',
  ],
  [200_001, 'Le filtre de ce serveur (AutoMod) n’autorise pas ce titre. Choisis-en un autre et réessaie.'],
  [240_000, 'Le filtre de Discord juge qu’un lien est dangereux. Retire le lien et réessaie.'],
  [20_016, 'Le mode lent est actif ici : je dois attendre. Réessaie dans une minute.'],
  [20_028, 'Trop de messages s’écrivent ici en ce moment. Réessaie dans une minute.'],
  [
    30_033,
    'Ce fil a autant de membres que Discord le permet. Quelqu’un doit le quitter, ou tu peux commencer un autre fil.',
  ],
  [30_046, 'Discord limite la modification des anciens messages. Réessaie dans quelques minutes.'],
]);

export const failureTexts: Words['failures'] = {
  service,
  discord: (failure) => {
    switch (failure.kind) {
      case 'unreachable':
        return 'Discord ne me répond pas en ce moment. Réessaie dans une minute.';
      case 'forbidden':
        return `Discord ne me laisse pas faire cela ici : il me manque une permission, ou le fil est verrouillé (${failure.code}). Une personne qui gère ce serveur peut y remédier.`;
      case 'unknown_channel':
        return 'Ce salon ou ce fil n’existe plus. Relance la commande ailleurs.';
      case 'unknown_message':
        return 'Ce message n’existe plus. Relance la commande.';
      case 'unknown_interaction':
        return 'C’était trop long pour Discord. Relance la commande.';
      case 'already_acknowledged':
        return 'Il y a déjà une réponse. Regarde plus haut, ou relance la commande.';
      case 'limit':
        return (
          wordsByCode.get(failure.code) ??
          `Une limite de Discord est atteinte ici, par exemple le nombre de fils ouverts (${failure.code}). Ferme ce qui ne sert plus, puis réessaie.`
        );
      case 'unauthorized':
        return `Discord n’accepte plus ce bot. ${operatorOnly}`;
      case 'refused':
        return (
          wordsByCode.get(failure.code) ??
          `Discord n’a pas accepté ce que je voulais envoyer (${failure.code}). Réessaie ; si cela se répète, préviens la personne qui gère ce bot.`
        );
    }
  },
};
