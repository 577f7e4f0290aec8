import type { Texts } from '../en/english.ts';
import { openingText } from '../conversation-text.ts';
import { small, upcoming } from '../forms.ts';
import { list, times } from './forms.ts';
import { hintTexts, lineTexts, statusTexts, suspensionTexts } from './notices.ts';
import { panelTexts } from './panel.ts';

type Lines = Texts['conversation'];

const preceptor = 'Le médecin encadrant';

const mostOpen = (most: number): string => times(most, 'conversation', 'conversations');

export const conversationTexts: Lines = {
  commands: {
    patient: 'Commence une conversation avec un patient virtuel, dans son propre fil',
    topic: 'Commence une conversation sur un sujet, dans son propre fil',
    say: 'Dis quelque chose dans cette conversation quand je ne peux pas lire tes messages',
    reset: 'Fais tout oublier au patient et recommence',
    manage: 'Gère cette conversation (pause, qui peut poser des questions, fin), ou toutes celles d’un salon',
    end: 'Termine cette conversation',
  },
  options: {
    case: 'Le cas : choisis-en un ou tape son identifiant',
    topic: 'Le sujet : choisis-en un ou tape son identifiant',
    who: 'Qui peut poser des questions. Laisse vide pour le réglage du serveur, en général tout le monde',
    whoTopic: 'Qui peut participer. Laisse vide pour le réglage du serveur, en général tout le monde',
    everyone: 'Tout le monde dans le fil',
    me: 'Seulement moi',
    hands: 'Chacun son tour, en levant la main',
    private: 'True : dans un fil privé, visible seulement par toi et les personnes que tu invites',
    invite: 'True : ne rien commencer, mais inviter tout le salon. Réservé à qui peut gérer les fils',
    model: 'Quel modèle de langage joue le patient. Laisse vide si on ne t’en a pas indiqué',
    message: 'Ce que tu veux dire',
  },
  unnamed: { person: 'quelqu’un', role: 'le groupe', channel: 'un autre salon' },
  somebody: '@quelqu’un',
  caseTitle: (id) => `Cas ${id}`,
  topicTitle: (id) => `Sujet ${id}`,

  ...openingText({
    ask: { patient: 'Interrogez le patient', topic: 'Écrivez librement' },
    mention: ', en me mentionnant',
    oneAtATime: 'Chacun son tour : levez la main.',
    onlyHost: 'Ici, je ne réponds qu’à l’hôte.',
    sideTalk: {
      patient: 'Pas pour le patient ? Commencez par `((`.',
      topic: 'Pas pour moi ? Commencez par `((`.',
    },
    simulation: (host) =>
      `Les questions vont au service (compte : ${host}). Simulation : pas de vrais patients.`,
    demo: 'Démo : en anglais seulement ; pas de vrai mot de passe.',
    transcript: 'Tout le monde ici peut demander une transcription.',
    more: 'Aide : `/help`',
    announced: {
      patient: (title, host) => `**${title}**\nUn patient virtuel · Hôte : ${host}.`,
      topic: (title, host) => `**${title}**\nUne conversation · Hôte : ${host}.`,
    },
    join: 'Ouvrez le fil et écrivez ; pas besoin de compte.',
    raiseHand: 'Chacun son tour : ouvrez le fil et levez la main ; pas besoin de compte.',
    readAlong: (host) => `Je n’y réponds qu’à ${host} ; ouvrez le fil pour suivre.`,
    ended: 'Conversation terminée.',
  }),
  announcementOfGone: (title) => `**${title}** : conversation terminée, son fil n’existe plus.`,
  announcementOfNoCase: (title) => `**${title}** : conversation terminée, le service ne connaît pas ce cas.`,
  outOfThread: (thread) =>
    `On m’a retiré du fil privé <#${thread}> de ta conversation : je n’y entends plus rien. Ce qui attend reprendra dès que quelqu’un m’y ajoutera de nouveau : mentionne-moi dans le fil. Pour y mettre fin, utilise \`/account\`.`,
  goneToHost: (title) =>
    `**${title}** : conversation terminée, son fil n’existe plus. Tu peux la recommencer avec \`/patient\` ou \`/topic\`.`,
  notStarted: (title) => `**${title}** n’a pas pu commencer.`,

  buttons: {
    manage: 'Gérer',
    transcript: 'Transcription',
    pause: 'Pause',
    resume: 'Reprendre',
    everyMessage: 'Tous les messages',
    onlyMentions: 'Seulement les mentions',
    refresh: 'Actualiser',
    silent: 'Qui n’a pas posé de question ?',
    startMyOwn: 'Commencer la mienne',
    practiseAlone: 'M’entraîner en solo',
    back: 'Retour',
    raiseHand: 'Lever la main',
    askIt: (text) => (text === '' ? 'Poser la question' : `Poser « ${text} »`),
    lowerHand: 'Baisser la main',
    passOn: 'Passer mon tour',
    startAgain: 'Recommencer',
    end: 'Terminer',
    goThere: 'Y aller',
    endAndStart: 'La terminer et commencer ici',
    startFresh: 'Repartir de zéro',
    carryOn: 'Continuer',
    askAgain: 'Reposer la question',
    skip: 'Ignorer',
    tryNow: 'Essayer maintenant',
    skipWaiting: (count) => (count === 1 ? 'Abandonner cette question' : `Abandonner ces ${count} questions`),
    skipThem: 'Les ignorer',
    skipIt: 'L’ignorer',
    continueHost: 'Reprendre (hôte)',
    setAside: 'Mettre de côté',
    answerThem: 'Y répondre',
  },

  started: (thread) => `C’est parti : <#${thread}>. Écris dans ce fil.`,
  alreadyOpen: (thread, starter) => {
    const there = thread === undefined ? '' : ` : <#${thread}>`;
    return starter === undefined
      ? `Tu as déjà une conversation avec ce patient${there}. Une seule peut être ouverte. La terminer pour commencer ici ?`
      : `Ce compte a déjà une conversation ouverte avec ce patient, commencée par ${starter}${there}. Rejoins-la, ou termine-la pour commencer ici. Pour parler en même temps au même patient, chaque groupe a besoin de son propre compte.`;
  },
  openOnAccount: (thread, host) =>
    `Ce compte a déjà une conversation ouverte avec ce patient, commencée par ${host}${thread === undefined ? '' : ` : <#${thread}>`}. Un compte ne peut avoir qu’une conversation à la fois avec un patient : rejoins-la, ou attends qu’elle soit terminée. Pour parler en même temps au même patient, chaque groupe a besoin de son propre compte.`,
  stillStarting:
    'C’est plus long que d’habitude. Je continue d’essayer. Le résultat apparaîtra ici ; s’il n’y a rien d’ici 15 minutes, relance la commande.',
  beingOpened: 'Cette conversation est déjà en train de commencer. Un instant.',
  knowsEarlier:
    'Ce patient se souvient d’une conversation précédente menée avec ton compte. Repartir de zéro, ou continuer là où elle s’est arrêtée ?',
  whichOne: (typed) =>
    `Plusieurs choix correspondent à « ${typed} ». Lequel veux-tu ? S’il n’est pas dans la liste, relance la commande avec une plus grande partie du nom.`,
  chooseOne: 'Choisis dans la liste',
  noneCalled: {
    patient: (typed) =>
      `Je ne connais aucun patient nommé « ${typed} », rien n’a donc commencé. Choisis dans la liste que Discord affiche pendant que tu écris, ou donne l’identifiant du cas.`,
    topic: (typed) =>
      `Je ne connais aucun sujet nommé « ${typed} », rien n’a donc commencé. Choisis dans la liste que Discord affiche pendant que tu écris, ou donne l’identifiant du sujet.`,
  },
  choiceGone: 'Trop de temps a passé, ou j’ai redémarré entre-temps. Relance la commande.',
  resetFailed: (reason) =>
    `Je n’ai pas pu faire oublier la conversation au patient : rien n’a commencé. ${reason}`,
  wrongPlace: (isPrivate) =>
    isPrivate
      ? 'Un fil privé n’est possible que dans un salon textuel. Lances-y la commande, ou retire `private`.'
      : 'Lance la commande dans un salon textuel ou un salon d’annonces d’un serveur. J’y ouvre un fil.',
  invitation: (title, about) =>
    `**${title}**${about === '' ? '' : ` : ${about}`}\nChaque personne peut commencer sa propre conversation.`,
  invited: 'L’invitation est dans ce salon. Ses boutons fonctionnent tant qu’elle y reste.',
  notWithInvite:
    'Avec `invite`, rien ne commence encore : `private` et `model` ne vont pas avec. Retire-les et relance la commande.',
  tooLongToInvite:
    'Cet identifiant est trop long pour les boutons d’une invitation. Commence toi-même la conversation et termine-la : **Commencer la mienne** sera alors dessous, pour tout le monde.',
  belongsInThread: 'Cette commande s’utilise dans le fil d’une conversation encore ouverte.',
  tooManyOpen: (most) =>
    `Tu es déjà l’hôte de ${mostOpen(most)}, le maximum par personne ici. Termines-en une d’abord.`,
  yourOpen: (links) =>
    links.length === 0
      ? 'Tu n’as aucune conversation ouverte ; `/patient` ou `/topic` en commence une.'
      : `Les tiennes : ${list(links)}`,
  timedOut: (until) =>
    `La modération m’a exclu temporairement sur ce serveur : je ne peux rien écrire jusqu’au <t:${until}:f> (<t:${until}:R>). Elle peut y mettre fin plus tôt.`,
  missingPermissions: (names, channel) =>
    `Il me manque ${names.length === 1 ? 'une permission' : 'des permissions'} dans <#${channel}> : ${list(names)}. Une personne qui gère le serveur peut me ${names.length === 1 ? 'la' : 'les'} donner.`,
  permissions: {
    ViewChannel: 'Voir le salon',
    SendMessages: 'Envoyer des messages',
    SendMessagesInThreads: 'Envoyer des messages dans les fils',
    ReadMessageHistory: 'Voir les anciens messages',
    CreatePublicThreads: 'Créer des fils publics',
    CreatePrivateThreads: 'Créer des fils privés',
    EmbedLinks: 'Intégrer des liens',
    AttachFiles: 'Joindre des fichiers',
  },
  lostPermission: (channel) =>
    `Je n’ai pas eu le droit de terminer dans <#${channel}> : rien n’a commencé. Vérifie mes permissions dans ce salon.`,
  threadLimit:
    'Ce serveur a autant de fils actifs que Discord le permet. Archives-en un, puis relance la commande.',

  onlyModerators: (host) =>
    `C’est réservé à ${host}, hôte de cette conversation, aux co-hôtes et aux personnes qui gèrent les fils ici.`,
  onlyHolder: 'Seules la personne qui a la parole et celles qui modèrent ici peuvent passer ce tour.',
  noHands: 'Ici, on ne lève pas la main. Écris, tout simplement.',
  notYourTurn:
    'Ici, chacun pose ses questions à son tour. Lève la main, et je te mentionnerai quand tu auras la parole.',
  yourFloor: 'Tu as la parole : écris ta question dans ce fil.',
  yourFloorPaused: 'Cette conversation est en pause. Quand elle reprendra, tu auras la parole.',
  place: (place) =>
    place === 1
      ? 'Ta main est levée, et tu passes juste après. Je te mentionnerai quand tu auras la parole.'
      : `Ta main est levée. Tu as le numéro ${place} dans la file d’attente ; je te mentionnerai quand tu auras la parole.`,
  lineFull: (most) =>
    `Il y a déjà ${most} mains levées, la file est pleine. Réessaie quand elle sera plus courte.`,
  handLowered: 'Ta main est baissée.',
  handNotUp: 'Ta main n’était pas levée.',
  onlyAuthor:
    'C’est réservé à la personne qui a écrit le message, à l’hôte, aux co-hôtes et aux personnes qui gèrent les fils.',
  onlyHost: (host) => `C’est réservé à ${host}, hôte de cette conversation : demande-lui.`,
  over: 'Cette conversation est terminée. `/patient` ou `/topic` en commence une nouvelle.',
  notKept:
    'Je n’ai plus en mémoire le sujet de cette conversation : je ne peux pas en ouvrir une semblable. `/patient` ou `/topic` en commence une nouvelle.',
  ending:
    'Cette conversation va se terminer : plus rien n’y est demandé ni modifié. `/patient` ou `/topic` en commence une nouvelle.',
  confirmReset: 'Recommencer ? Le patient oublie tout ce qui a été dit ; le fil reste.',
  confirmEnd: (title) =>
    `Terminer **${title}** ? Les questions en attente sont abandonnées, et plus rien n’est demandé.`,
  noReset:
    'Un sujet ne peut pas recommencer. Termine cette conversation et commences-en une nouvelle avec `/topic`.',
  resetDone: 'C’est fait : le patient ne se souvient de rien.',
  ended: 'C’est terminé.',
  afterTheTurn: 'Une réponse est encore en route. Ce sera fait juste après ; le fil l’indiquera.',
  endsFirst:
    'L’autre conversation attend encore une réponse et se termine juste après. Relance alors la commande.',
  notFromHere:
    'Ceci concerne une conversation d’un autre salon : je n’ai rien fait. Va dans ce salon et réessaie.',
  doNotSee:
    'Tu ne vois plus le fil de cette conversation : je n’ai rien fait. Demande à son hôte de t’y redonner accès.',
  mayNotSpeak:
    'Tu n’as pas le droit d’écrire dans le fil de cette conversation : je ne peux pas le faire à ta place.',
  mayNotStart:
    'Je ne peux pas commencer de conversation pour toi dans un salon où tu n’as pas le droit d’écrire. Choisis un autre salon, et vérifie que tu peux aussi écrire dans ses fils.',
  laterOn:
    'Mon stockage ne fonctionne pas pour le moment. Je le ferai dès qu’il fonctionnera à nouveau ; si rien ne s’est passé dans dix minutes, réessaie.',
  storeFailsAtStart:
    'Mon stockage ne fonctionne pas pour le moment : rien n’a commencé. Réessaie dans une minute.',
  asksThis: 'Ce message est dans la file d’attente. Tu verras la suite dans le fil.',
  notFromAPerson:
    'Je ne peux transmettre que ce que des personnes ont écrit ici. Choisis un de tes messages ou celui de quelqu’un d’autre.',
  notAskable: {
    waiting: 'Ce message attend déjà : le fil montre quand vient son tour.',
    asked: 'Ce message a déjà été transmis. Réécris-le si tu veux une autre réponse.',
    elsewhere: 'Ce message n’est pas dans le fil de cette conversation : je ne peux pas le transmettre ici.',
  },
  pausedNow: 'Cette conversation est en pause. Réessaie quand elle reprendra.',
  goesOnThere: (thread) =>
    thread === undefined ? 'Tu l’as déjà commencée.' : `Tu l’as déjà commencée : <#${thread}>.`,
  threadLocked:
    'Le fil de cette conversation est verrouillé. Demande à une personne qui gère les fils de le déverrouiller, puis réessaie.',
  lockedToMe:
    'Je n’ai pas le droit d’écrire dans le fil de cette conversation. S’il est verrouillé, déverrouille-le d’abord, puis réessaie.',
  threadGone:
    'Le fil de cette conversation n’existe plus. Commences-en une autre avec `/patient` ou `/topic`.',
  threadGoneOf: (host) =>
    `Le fil de cette conversation n’existe plus. Demande à ${host}, son hôte, d’en commencer une autre, ou commence la tienne avec \`/patient\` ou \`/topic\`.`,
  whichId: (id) =>
    `Le service ne connaît pas le cas \`${id}\`. Vérifie l’identifiant auprès de la personne qui te l’a donné, puis lance \`/patient\` avec le bon.`,
  goingOn: 'Cette conversation reprend.',
  decided: 'Quelqu’un a déjà tranché.',
  otherAccount: (earlier?: string): string =>
    `Cette conversation utilise ${earlier === undefined ? 'un autre de tes comptes' : `ton compte **${earlier}**`}. Associe-le à nouveau avec \`/link\`, ou termine cette conversation.`,

  small,
  status: statusTexts,
  lines: lineTexts,
  suspension: suspensionTexts,
  waiting: (count) => (count === 0 ? '' : ` ${times(count, 'question attend', 'questions attendent')}.`),
  panel: panelTexts,
  nextTry: (time) => ` Nouvel essai ${upcoming(time)}.`,
  hints: hintTexts,

  speaker: (name) => `**${name} :**`,
  notUnderstood:
    '-# Le service a répondu dans un format que je ne connais pas. Voici la réponse entière, telle quelle.',
  nothingNew:
    '-# Le service n’a rien de nouveau à dire là-dessus. Reformulez la question, ou passez à la suite.',
  chatStatus: (status) => `-# Le service indique : ${status}`,
  preceptor,
  preceptorAsks: (question) =>
    `> **${preceptor} demande**\n${question}\n-# Le message suivant tient lieu de réponse.`,
  inFile: '-# La réponse est longue : ce fichier la contient en entier.',
  asFile: 'Discord n’a pas accepté cette réponse comme message. Elle est dans le fichier.',
};
