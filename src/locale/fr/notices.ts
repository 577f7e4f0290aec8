import type { Words } from '../en/english.ts';
import { small } from '../forms.ts';
import { questions, questionsAsked, questionsSetAside } from './counting.ts';
import { list, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Texts = Words['conversation'];

const again = 'Reposer la question ?';

export const noticeTexts: Texts['notices'] = {
  backlog: ({ waiting, next, more }) => {
    const names = next.length === 0 ? '' : ` : ${list([...next, ...(more ? ['d’autres'] : [])])}`;
    return small(
      `${questions(waiting)} en attente${names}. Je réponds à une question à la fois, dans l’ordre.`,
    );
  },
  storeFails: small(
    'Mon stockage ne fonctionne pas pour le moment : ce fil doit attendre. Rien n’est perdu ; tout reprendra automatiquement.',
  ),
  cannotReadBack: small(
    'J’étais hors ligne et je n’ai pas le droit de lire ce qui a été écrit entre-temps. Je reprends dès que quelqu’un me donne **Voir les anciens messages** ici. Rien n’est perdu.',
  ),
  paused: ({ by, kind }) =>
    `**Pause** demandée par ${by}. Vous pouvez parler entre vous : ${kind === 'patient' ? 'rien ne parvient au patient' : 'je ne réponds à rien'}.`,
  wentOn: ({ by, kind }) =>
    small(
      `${by} met fin à la pause : ${kind === 'patient' ? 'ce que vous écrivez parvient de nouveau au patient' : 'je réponds de nouveau à ce que vous écrivez'}.`,
    ),
  termsChanged: ({ by, ...terms }) => small(`Changement par ${by} : ${answeredNow(terms)}`),
  coHosts: ({ by, people }) =>
    small(
      people.length === 0
        ? `${by} a retiré tous les co-hôtes.`
        : `${by} a choisi les co-hôtes : ${list(people)}.`,
    ),
  paced: ({ by, wait }) =>
    small(
      wait === undefined
        ? `${by} a levé le mode lent.`
        : `${by} a mis le mode lent : ${wait} entre deux messages d’une même personne.`,
    ),
  floorIs: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'c’est ton tour' : `${by} te donne la parole`} : une question.${nextUp(line)}`,
  floorStays: ({ holder, ...line }) => `${holder} a la parole.${nextUp(line)}`,
  floorFree: 'Une personne à la fois : lève la main pour poser une question.',
  dropped: (count) =>
    small(`${questionsSetAside(count)}. Si tu veux encore une réponse, repose ta question.`),
  droppedAtEnd: (count) =>
    small(
      `${times(count, 'question en attente n’a pas été posée', 'questions en attente n’ont pas été posées')}.`,
    ),
  doubt: {
    timeout: small(`La réponse tardait trop, j’ai cessé d’attendre. ${again}`),
    connection_lost: small(`La connexion a été coupée avant la réponse. ${again}`),
    server_error: small(`Le service a eu un problème avec cette question. ${again}`),
    too_large: small(`La réponse était trop longue pour moi. ${again}`),
    unreadable: small(`Je n’ai pas pu lire la réponse du service. ${again}`),
    interrupted: small(`J’ai redémarré avant la réponse. ${again}`),
  },
  askingAgain: small('Je repose la question.'),
  skipped: small('Question passée.'),
  skippedWaiting: (count) => small(`${times(count, 'question passée', 'questions passées')}.`),
  undelivered: small('Discord n’a pas accepté cette réponse. Appuie sur **Afficher** pour la lire.'),
  setAsideAway: (count) =>
    small(`J’étais hors ligne. ${questions(count)} sans réponse. Est-ce que j’y réponds maintenant ?`),
  setAsideAsked: (count) => small(`${questionsSetAside(count)}.`),
  answering: (count) => small(`${times(count, 'question remise', 'questions remises')} dans la file.`),
  away: (count) =>
    small(`J’ai redémarré ou perdu la connexion. Je réponds maintenant à ${questions(count)}.`),
  startedAgain: (by) =>
    small(`${by} a tout recommencé : le patient ne se souvient de rien de ce qui précède.`),
  startedAgainByNobody: small('Nouveau départ : le patient ne se souvient de rien de ce qui précède.'),
  ended: ({ questions: asked, people, minutes, silence = 0 }, by) => {
    const over =
      by === undefined ? '**Cette conversation est terminée.**' : `**Conversation terminée** par ${by}.`;
    if (asked === 0) return over;
    const from = `${questionsAsked(asked)} par ${times(people, 'personne', 'personnes')}`;
    const pause = silence < 2 ? '' : ` ; plus longue pause : ${silence} min`;
    return `${over} ${from} en ${times(minutes, 'minute', 'minutes')}${pause}.`;
  },
  reopened: (by) =>
    small(`${by ?? 'Quelqu’un'} a rouvert cette conversation : elle reprend où elle s’était arrêtée.`),
  noSuchCase: small(
    'Le service ne connaît pas ce cas : personne ne peut répondre ici. L’hôte peut vérifier ci-dessous l’id utilisé.',
  ),
  resetFailed: (reason) => small(`Je n’ai pas pu faire oublier la conversation au patient. ${reason}`),
};

/** A period follows. */
export const suspensionTexts: Texts['suspension'] = {
  service: 'Le service est injoignable pour le moment. Rien n’est perdu',
  account_refused:
    'Le service refuse le compte que cette conversation utilise. L’hôte doit peut-être demander un accès',
  doubt: 'Deux réponses de suite ne sont pas arrivées : j’attends un peu. Rien n’est perdu',
  operator: 'Le service n’est pas bien configuré. Préviens la personne qui gère ce bot. Rien n’est perdu',
  link: 'L’hôte doit se reconnecter. Rien n’est perdu',
  other_account: 'L’hôte utilise maintenant un autre compte. Rien n’est perdu',
  host_left:
    'L’hôte a quitté ce serveur, et cette conversation utilise son compte. La modération peut y mettre fin, et tout le monde peut en commencer une avec `/patient` ou `/topic`',
  store: 'Mon stockage ne fonctionne pas pour le moment : je ne pose aucune question. Rien n’est perdu',
  asleep: 'Cette conversation est en veille, car personne n’a écrit depuis longtemps',
};

export const hintTexts: Texts['hints'] = {
  unreadable:
    'Je ne peux lire que les messages qui me mentionnent ou me répondent. Pour que je transmette celui-ci, ouvre son menu et choisis **Applications**, **Ask this** ; ou utilise `/say`.',
  left_out: 'Ici, je ne réponds qu’à l’hôte. Tu peux commencer ta propre conversation avec `/patient`.',
  not_chosen:
    'Ici, je ne réponds qu’aux personnes choisies. Tu peux commencer ta propre conversation avec `/patient`.',
  no_floor: 'Ici, chacun parle à son tour. Lève la main, et je te mentionnerai quand tu auras la parole.',
  no_text: 'Je ne lis que du texte. Décris-le avec des mots, s’il te plaît.',
  ended:
    'Cette conversation est terminée : personne ne répond ici. `/patient` ou `/topic` en commence une nouvelle.',
};
