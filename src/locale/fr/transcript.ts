import type { Texts } from '../en/english.ts';
import { list, questions, questionsAsked, times } from './forms.ts';

export const transcriptTexts: Texts['transcript'] = {
  command: 'Reçois les questions et les réponses de ce fil, en fichiers pour toi seulement',
  options: {
    names: 'Faut-il y mettre le nom de ceux qui ont posé les questions ? Laisse vide pour les afficher',
    shown: 'Afficher les noms',
    hidden: 'Personne 1, Personne 2…',
    sideTalk: 'Pour hôte et co-hôtes. True : avec les apartés ; ce sera indiqué dans le fil',
  },

  reading: (count) =>
    count === 0 ? 'Lecture du fil…' : `Lecture du fil : ${times(count, 'message lu', 'messages lus')}…`,
  ready: ({ title, asked, people }) =>
    `Transcription de **${title}** : ${questionsAsked(asked)} par ${times(people, 'personne', 'personnes')}. Personne d’autre ne voit ce message.`,
  leftOut: (names) => `Omis, car plus gros que ce que ce serveur accepte : ${list(names)}.`,

  nothingAsked: 'Il n’y a encore ni question ni réponse ici.',
  mayNotRead: 'Il te faut ici la permission **Voir les anciens messages** pour recevoir une transcription.',
  cannotRead:
    'Je n’ai pas le droit de lire ce qui y a été écrit : je ne peux pas faire de transcription. Une personne qui gère le serveur peut me donner la permission **Voir les anciens messages**.',
  threadGone: 'Le fil de cette conversation n’existe plus, ni rien de ce qui y était écrit.',
  onlyHosts: (host) => `Les apartés sont réservés à ${host}, hôte de cette conversation, et aux co-hôtes.`,
  sideTalkTaken: (by) => `${by} a demandé une transcription qui contient vos apartés.`,
  couldNotTell:
    'Je n’ai pas pu annoncer dans le fil que tu veux les apartés : je ne te les ai donc pas donnés. Sans `side_talk`, cela marche.',
  wrongPlace:
    'Cette commande s’utilise dans le fil d’une conversation, ou dans le salon où il se trouve. Il n’y a pas de conversation dans ce salon.',
  which: 'Quelle conversation ? La liste montre celles de ce salon, de la plus récente à la plus ancienne.',
  choose: 'Choisir une conversation',
  listed: ({ started, asked, isOver }) => `${started}, ${questions(asked)}${isOver ? ', terminée' : ''}`,

  somebody: 'Quelqu’un',
  speakerNumber: (number) => `Personne ${number}`,

  page: {
    locale: 'fr-FR',
    kind: { patient: 'Patient virtuel', topic: 'Sujet' },
    host: 'Hôte',
    started: 'Début',
    ended: 'Fin',
    read: 'État au',
    asked: 'Questions',
    people: 'Personnes',
    conversation: 'Conversation',
    answer: 'Réponse',
    after: (seconds) => (seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`),
    edited: 'modifié',
    editedAfterwards: 'modifiée après avoir été posée',
    unreadable: '(Ce texte n’est lisible que dans le fil, car Discord ne le montre pas à ce bot.)',
    deletedQuestion: 'Cette question a été supprimée.',
    noAnswer: 'La réponse a été supprimée, ou n’a pas pu être affichée.',
    greeting: 'Début',
    reset: (by) => `${by} a recommencé depuis le début.`,
    pause: (by) => `${by} a mis la conversation en pause.`,
    resumed: (by) => `${by} a mis fin à la pause.`,
    told: 'à tous les groupes',
    time: (by, minutes) =>
      `${by} a fixé la limite de temps : ${times(minutes, 'minute', 'minutes')} à partir d’ici.`,
    noLimit: (by) => `${by} a retiré la limite de temps.`,
    timeUp: 'Le temps était écoulé.',
    talk: 'aparté',
    withFiles: 'avec un fichier ou un autocollant',
    file: (name) => `Fichier : ${name}`,
    fileInThread: (name) => `Fichier dans le fil : ${name}`,
    readUpTo: (time) =>
      `Le fil était trop long pour être lu jusqu’au bout : la transcription va jusqu’au ${time}.`,
    missing: {
      all: (reasons) => `Non repris ici : ${list(reasons)}.`,
      deletedHere: (count) =>
        times(
          count,
          'question supprimée ici à la demande de son auteur',
          'questions supprimées ici à la demande de leurs auteurs',
        ),
      deletedAtDiscord: (count) =>
        times(count, 'question supprimée dans le fil', 'questions supprimées dans le fil'),
      unreadable: (count) =>
        times(
          count,
          'question que Discord ne montre pas à ce bot',
          'questions que Discord ne montre pas à ce bot',
        ),
      later: (count) => times(count, 'question posée plus tard', 'questions posées plus tard'),
    },
    hidden: 'Les noms sont masqués. Ceux qui figurent dans les messages eux-mêmes ne le sont pas.',
    all: {
      title: (channel) => `Conversations dans #${channel}`,
      minutes: 'Minutes',
      unread: (count) =>
        `${times(count, 'conversation n’a pas pu être lue et manque', 'conversations n’ont pas pu être lues et manquent')} ici.`,
      older: (count) =>
        `${times(count, 'conversation plus ancienne manque', 'conversations plus anciennes manquent')} ici.`,
      askedBy: 'Demandé par',
      noDebrief: (count) => `${times(count, 'conversation', 'conversations')} sans débriefing.`,
    },
    times: (zone) => `Les heures sont en ${zone}.`,
    simulation: 'Une simulation : rien ici ne concerne un vrai patient.',
    participation: 'Participation',
    participationNote: 'Seules comptent les questions qui ont reçu une réponse et n’ont pas été supprimées.',
    columns: {
      person: 'Personne',
      share: 'Part',
      first: 'Première',
      last: 'Dernière',
      words: 'Mots',
    },
    wordsNote: 'Mots : la longueur médiane des questions de cette personne.',
    percent: (share) => `${Math.round(share * 100)} %`,
  },
  csv: {
    time: (zone) => `Heure (${zone})`,
    question: 'Question',
    seconds: 'Secondes avant la réponse',
  },
};
