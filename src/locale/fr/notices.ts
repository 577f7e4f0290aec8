import type { Words } from '../en/english.ts';
import { list, questions, questionsAsked, questionsSetAside, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Texts = Words['conversation'];

const again = 'Reposer la question ?';

export const noticeTexts: Texts['notices'] = {
  backlog: ({ waiting, next, more }) => {
    const names = next.length === 0 ? '' : ` : ${list([...next, ...(more ? ['d’autres'] : [])])}`;
    return `-# ${questions(waiting)} en attente${names}. Je réponds à une question à la fois, dans l’ordre.`;
  },
  storeFails:
    '-# Mon stockage ne fonctionne pas pour le moment : ce fil doit attendre. Rien n’est perdu ; tout reprendra automatiquement.',
  cannotReadBack:
    '-# J’étais hors ligne et je n’ai pas le droit de lire ce qui a été écrit entre-temps. Je reprends dès que quelqu’un me donne **Voir les anciens messages** ici. Rien n’est perdu.',
  paused: ({ by, kind }) =>
    `**Pause** demandée par ${by}. Vous pouvez parler entre vous : ${kind === 'patient' ? 'rien ne parvient au patient' : 'je ne réponds à rien'}.`,
  wentOn: ({ by, kind }) =>
    `-# ${by} met fin à la pause : ${kind === 'patient' ? 'ce que vous écrivez parvient de nouveau au patient' : 'je réponds de nouveau à ce que vous écrivez'}.`,
  termsChanged: ({ by, ...terms }) => `-# Changement par ${by} : ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} a retiré tous les co-hôtes.`
      : `-# ${by} a choisi les co-hôtes : ${list(people)}.`,
  floorIs: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'c’est ton tour' : `${by} te donne la parole`} : une question.${nextUp(line)}`,
  floorStays: ({ holder, ...line }) => `${holder} a la parole.${nextUp(line)}`,
  floorFree: 'Une personne à la fois : écrivez votre question ou levez la main.',
  dropped: (count) =>
    `-# ${times(count, 'question en attente mise', 'questions en attente mises')} de côté. Si vous voulez encore une réponse, reposez la question.`,
  droppedAtEnd: (count) =>
    `-# ${times(count, 'question en attente n’a pas été posée', 'questions en attente n’ont pas été posées')}.`,
  doubt: {
    timeout: `-# La réponse tardait trop, j’ai cessé d’attendre. ${again}`,
    connection_lost: `-# La connexion a été coupée avant la réponse. ${again}`,
    server_error: `-# Le service a eu un problème avec cette question. ${again}`,
    too_large: `-# La réponse était trop longue pour moi. ${again}`,
    unreadable: `-# Je n’ai pas pu lire la réponse du service. ${again}`,
    interrupted: `-# J’ai redémarré avant la réponse. ${again}`,
  },
  askingAgain: '-# Je repose la question.',
  skipped: '-# Question passée.',
  skippedWaiting: (count) => `-# ${times(count, 'question passée', 'questions passées')}.`,
  undelivered: '-# Discord n’a pas accepté cette réponse. Appuyez sur **Afficher** pour la lire.',
  setAsideAway: (count) =>
    `-# J’étais hors ligne. ${questions(count)} sans réponse. Dois-je y répondre maintenant ?`,
  setAsideAsked: (count) => `-# ${questionsSetAside(count)}.`,
  answering: (count) => `-# ${times(count, 'question remise', 'questions remises')} dans la file d’attente.`,
  away: (count) => `-# J’ai redémarré ou perdu la connexion. Je réponds maintenant à ${questions(count)}.`,
  startedAgain: (by) => `-# ${by} a tout recommencé : le patient ne se souvient de rien de ce qui précède.`,
  startedAgainByNobody: '-# Nouveau départ : le patient ne se souvient de rien de ce qui précède.',
  ended: ({ questions: asked, people, minutes, silence = 0 }, by) => {
    const over =
      by === undefined ? '**Cette conversation est terminée.**' : `**Conversation terminée** par ${by}.`;
    if (asked === 0) return over;
    const from = `${questionsAsked(asked)} par ${times(people, 'personne', 'personnes')}`;
    const pause = silence < 2 ? '' : ` ; plus longue pause : ${silence} min`;
    return `${over} ${from} en ${times(minutes, 'minute', 'minutes')}${pause}.`;
  },
  noSuchCase:
    '-# Le service ne connaît pas ce cas : personne ne peut répondre ici. L’hôte peut vérifier ci-dessous l’identifiant utilisé.',
  resetFailed: (reason) => `-# Je n’ai pas pu faire oublier la conversation au patient. ${reason}`,
};

/** A period follows. */
export const suspensionTexts: Texts['suspension'] = {
  service: 'Le service est injoignable pour le moment. Rien n’est perdu',
  rate_limited: 'Le service reçoit en ce moment plus de questions qu’il n’en accepte. Rien n’est perdu',
  account_refused:
    'Le service refuse le compte que cette conversation utilise. L’hôte doit peut-être demander un accès',
  renewal_fails:
    'Le service n’arrive pas à renouveler la connexion de l’hôte. Si l’hôte se reconnecte, la conversation reprend. Rien n’est perdu',
  doubt: 'Deux réponses de suite ne sont pas arrivées : j’attends un peu. Rien n’est perdu',
  operator: 'Le service n’est pas bien configuré. Prévenez la personne qui gère ce bot. Rien n’est perdu',
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
    'Cette conversation est terminée : personne ne répond ici. **Commencer la mienne**, plus haut, t’en ouvre une identique.',
};
