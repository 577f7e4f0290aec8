import type { Texts } from '../en/english.ts';
import { upcoming } from '../forms.ts';
import { list, questions, questionsAsked, times } from './forms.ts';
import { answeredNow, nextUp } from './panel.ts';

type Lines = Texts['conversation'];

export const statusTexts: Lines['status'] = {
  storeFails: '-# Mon stockage ne fonctionne pas : ce fil doit attendre. Rien n’est perdu.',
  postBlocked: {
    missing: (right) => `Il me manque la permission **${right}**. Qui gère le serveur peut me la donner.`,
    locked: 'Ce fil est verrouillé, même pour moi. Qui gère les fils peut le déverrouiller.',
    timedOut: (until) =>
      `La modération m’a exclu temporairement : je ne peux pas écrire. Fin ${upcoming(until)}.`,
    unknown: 'Je ne peux pas écrire ici. Vérifiez mes permissions dans ce salon.',
  },
  paused: ({ by, kind }) =>
    `**Mise en pause** par ${by}. Parlez entre vous : ${kind === 'patient' ? 'rien ne parvient au patient' : 'je ne réponds à rien'}.`,
  floor: ({ holder, by, ...line }) =>
    `${holder}, ${by === undefined ? 'c’est ton tour' : `${by} te donne la parole`} : une question.${nextUp(line)}`,
  floorFree: 'Chacun son tour : écrivez votre question ou levez la main.',
  floorLater: ({ holder, ...line }) => `-# Après la pause, la parole est à ${holder}.${nextUp(line)}`,
  floorFreeLater: '-# Après la pause, chacun son tour : vous pouvez déjà lever la main.',
  moved: (person) => `${person}, ton tour vient ensuite.`,
  passesOn: ({ holder, at }) => `-# Sans message de ${holder}, la parole passe ${upcoming(at)}.`,
  lost: (person) => `-# ${person} n’a rien écrit : la parole est passée.`,
  preceptorFirst: '-# Les questions précédentes attendent que quelqu’un réponde au médecin encadrant.',
  waiting: ({ waiting, next }) =>
    `-# ${questions(waiting)} en attente. Ensuite : ${list(next)}. J’y réponds une par une, dans l’ordre.`,
  aside: (count) => `-# ${times(count, 'question mise de côté', 'questions mises de côté')}.`,
  resumed: (by) => `-# ${by} met fin à la pause.`,
  terms: ({ by, ...terms }) => `-# Modifié par ${by} : ${answeredNow(terms)}`,
  coHosts: ({ by, people }) =>
    people.length === 0
      ? `-# ${by} a retiré tous les co-hôtes.`
      : `-# ${by} a choisi les co-hôtes : ${list(people)}.`,
};

const ask = 'Si vous voulez encore une réponse, reposez la question.';
const again = 'Reposer la question ?';

export const lineTexts: Lines['lines'] = {
  dropped: {
    reset: (count) =>
      `-# ${times(count, 'question en attente abandonnée', 'questions en attente abandonnées')}. ${ask}`,
    end: (count) =>
      `-# ${times(count, 'question en attente n’a pas été posée', 'questions en attente n’ont pas été posées')}.`,
    skipped: (count, by) => `-# ${by} a abandonné ${questions(count)}. ${ask}`,
  },
  doubt: {
    timeout: `-# La réponse tardait trop, j’ai cessé d’attendre. ${again}`,
    connection_lost: `-# La connexion a été coupée avant la réponse. ${again}`,
    server_error: `-# Le service a eu un problème avec cette question. ${again}`,
    too_large: `-# La réponse était trop longue pour moi. ${again}`,
    unreadable: `-# Je n’ai pas pu lire la réponse du service. ${again}`,
    interrupted: `-# J’ai redémarré avant la réponse. ${again}`,
  },
  askingAgain: '-# Je repose la question.',
  skipped: '-# Question ignorée.',
  task: (text) => (text === undefined ? '**Image**' : `**Consigne**\n${text}`),
  unshown: '-# Discord n’a pas accepté une partie de cette réponse : elle ne peut pas être affichée.',
  fileUnshown: (right, channel) =>
    `-# Je ne peux pas afficher un fichier de cette réponse : il me manque la permission **${right}** dans <#${channel}>. Qui gère le serveur peut me la donner.`,
  restUnshown:
    '-# Cette réponse continue, mais Discord n’a pas accepté le fichier qui la contient en entier.',
  restNeedsRight: (right, channel) =>
    `-# Cette réponse continue. Elle serait en entier dans un fichier, mais il me manque la permission **${right}** dans <#${channel}>. Qui gère le serveur peut me la donner.`,
  startedAgain: (by) =>
    `-# ${by === undefined ? 'Nouveau départ' : `${by} a tout recommencé`} : le patient ne se souvient de rien de ce qui précède.`,
  ended: {
    by: (by) => `**Terminée** par ${by}.`,
    finished: '**Le service a mis fin à cette conversation.**',
    idle: '**Cette conversation est terminée**, car personne n’a posé de question pendant sept jours.',
    other: '**Cette conversation est terminée.**',
    deleted: '**Cette conversation est terminée** et supprimée ici : il n’y a donc pas de transcription.',
    summary: ({ kind, questions: asked, people, minutes, silence }) => {
      const count =
        kind === 'patient' ? questionsAsked(asked) : times(asked, 'réponse donnée', 'réponses données');
      const from = `${count} par ${times(people, 'personne', 'personnes')}`;
      const pause = silence < 2 ? '' : ` ; plus long silence : ${silence} min`;
      return `${from} en ${times(minutes, 'minute', 'minutes')}${pause}.`;
    },
  },
  tooLong: '-# Cette conversation est devenue trop longue pour le modèle de langage : il n’y répond plus.',
  noSuchCase:
    '-# Le service ne connaît pas ce cas : personne ne peut répondre ici. L’hôte peut en commencer un autre.',
  resetFailed: (reason) => `-# Je n’ai pas pu faire oublier la conversation au patient. ${reason}`,
};

/** A period follows. */
export const suspensionTexts: Lines['suspension'] = {
  service: 'Le service est injoignable. Rien n’est perdu',
  rate_limited: 'Le service est très sollicité. Rien n’est perdu',
  account_refused: 'L’hôte doit demander un accès au service',
  renewal_fails: 'La connexion n’a pas pu être renouvelée ; l’hôte devrait se reconnecter',
  file: 'Discord ne me donne pas le fichier d’une longue question. Rien n’est perdu',
  doubt: 'Deux réponses ne sont pas arrivées, j’attends un peu',
  operator: 'Mes réglages sont incorrects ; prévenez la personne qui me gère',
  link: 'L’hôte doit se reconnecter. Rien n’est perdu',
  other_account: 'L’hôte doit associer à nouveau le compte précédent. Rien n’est perdu',
  store: 'Mon stockage ne fonctionne pas. Rien n’est perdu',
};

export const hintTexts: Lines['hints'] = {
  unreadable:
    'Je ne peux lire que les messages qui me mentionnent ou me répondent. Pour que je transmette celui-ci, ouvre son menu et choisis **Applications**, puis « Ask this » ; ou utilise `/say`.',
  left_out:
    'Ici, je ne réponds qu’à l’hôte. Tu peux lire, ou lui demander de te laisser poser des questions.',
  not_chosen:
    'Ici, je ne réponds qu’aux personnes choisies. Tu peux lire, ou demander à qui modère ici de te choisir.',
  no_floor:
    'Ici, chacun pose ses questions à son tour. Je garde ton message : lève la main, et je te mentionnerai quand tu auras la parole.',
  odd: 'Discord m’a remis ce message incomplet : je ne l’ai donc pas transmis. Écris-le de nouveau, sans répondre à un autre message et sans mention, s’il te plaît.',
  no_text:
    'Je ne lis que du texte, pas les images, les fichiers ni les liens seuls. Dis-le avec des mots, s’il te plaît.',
  mentions: 'Ici, je ne réponds qu’aux messages qui me mentionnent ou me répondent.',
  command: (name) =>
    `\`/${name}\` a été envoyé comme du texte : il ne s’est rien passé. Pour utiliser une commande, choisis-la dans la liste qui s’ouvre quand tu tapes \`/\`.`,
  side_talk:
    'J’ai pris ceci pour une discussion entre vous (💬) et ne l’ai pas transmis. Pour que je le transmette, ouvre le menu du message et choisis **Applications**, puis « Ask this ».',
  text_alone:
    'Je transmets ton texte ; la pièce jointe, je ne peux pas la voir. Si elle compte, décris-la avec des mots.',
  asked_already:
    'La question avait déjà été posée quand tu l’as modifiée. Si le changement compte, écris-la de nouveau.',
  full: 'Trop de questions attendent : celle-ci ne sera pas posée. Repose-la plus tard.',
  ended:
    'Cette conversation est terminée : personne ne répond ici. **Commencer la mienne**, plus haut, en ouvre une semblable ; il faut pour cela associer un compte.',
  ended_no_case:
    'Cette conversation est terminée, car le service ne connaît pas son cas. L’hôte peut en commencer un autre.',
  ended_deleted:
    'Cette conversation est terminée : personne ne répond ici. `/patient` ou `/topic` en ouvre une autre ; il faut pour cela associer un compte.',
};
