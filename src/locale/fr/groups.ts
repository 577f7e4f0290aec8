import type { Texts } from '../en/english.ts';
import { moment } from '../forms.ts';
import { questions, times } from './forms.ts';

export const groupsTexts: Texts['groups'] = {
  heading: (channel, open, ended) =>
    `**Conversations dans <#${channel}>** : ${times(open, 'ouverte', 'ouvertes')}${ended === 0 ? '' : `, ${times(ended, 'terminée', 'terminées')} ces dernières 24 heures`}`,
  states: {
    open: 'ouverte',
    paused: 'en pause',
    onHold: (why) => `en attente : ${why}`,
    mayNotPost: 'je ne peux pas y écrire',
    ending: 'va se terminer',
    ended: 'terminée',
  },
  asked: (asked, people) =>
    asked === 0 ? 'aucune question' : `${questions(asked)}, ${times(people, 'personne', 'personnes')}`,
  preceptor: 'attend une réponse au médecin encadrant',
  doubt: (count) =>
    count === 0 ? '' : times(count, 'réponse n’est pas arrivée', 'réponses ne sont pas arrivées'),
  aside: (count) => (count === 0 ? '' : `${count} de côté`),
  waiting: (count) => (count === 0 ? '' : `${count} en attente`),
  hands: (count) => (count === 0 ? '' : times(count, 'main levée', 'mains levées')),
  last: (time) => `dernière ${moment(time, 'R')}`,
  inAll: 'Qui peut poser des questions dans toutes ?',
  openOne: 'En ouvrir une…',
  buttons: {
    pauseAll: 'Tout mettre en pause',
    resumeAll: 'Tout reprendre',
    tellAll: 'Message à tous',
    transcripts: 'Transcriptions',
    endAll: 'Tout terminer',
    endThese: (count) => (count === 1 ? 'La terminer' : `Terminer les ${count}`),
  },
  reading: ({ number, of, count }) =>
    `Lecture de la conversation ${number} sur ${of} : ${times(count, 'message', 'messages')} pour l’instant.`,
  noneRead: 'Aucune de ces conversations n’a pu être lue pour l’instant. Réessaie dans une minute.',
  ready: (count, missing) =>
    `${times(count, 'transcription', 'transcriptions')} : en page, en tableau et en données.${missing === 0 ? '' : ` ${times(missing, 'manque', 'manquent')} ; la page dit pourquoi.`}`,
  confirmEnd: (count) =>
    `${count === 1 ? 'Terminer cette conversation' : `Terminer les ${count} conversations`} ? Ce qui attend est abandonné, et plus rien n’est demandé.`,
  tell: {
    title: 'Message à tous',
    label: 'Ce que tous les groupes doivent lire',
    description: 'S’affiche dans chaque fil ouvert, à ton nom. Personne n’est notifié.',
    untold: (text) => `Ce panneau n’était plus à jour, alors je n’ai rien envoyé. Ton texte :\n> ${text}`,
  },
  told: (by, text) => `**${by} à tous les groupes :** ${text}`,
  did: {
    pause: {
      done: (count) => times(count, 'mise en pause', 'mises en pause'),
      already: (count) => `${times(count, 'était', 'étaient')} déjà en pause`,
    },
    resume: {
      done: (count) => times(count, 'reprise', 'reprises'),
      already: (count) => `${times(count, 'n’était', 'n’étaient')} pas en pause`,
    },
    who: {
      done: (count) => times(count, 'modifiée', 'modifiées'),
      already: (count) => `${times(count, 'était', 'étaient')} déjà réglée${count === 1 ? '' : 's'} ainsi`,
    },
    tell: {
      done: (count) => times(count, 'prévenue', 'prévenues'),
      already: (count) =>
        `${times(count, 'omise', 'omises')}, car le message précédent n’a pas encore pu y être publié`,
    },
    end: {
      done: (count) => times(count, 'terminée', 'terminées'),
      already: (count) => `${times(count, 'se terminait', 'se terminaient')} déjà`,
    },
  },
  later: (count) => `${times(count, 'suivra', 'suivront')} après la réponse en cours`,
  over: (count) => `${times(count, 's’est terminée', 'se sont terminées')} entre-temps`,
  refused: (count) => `${times(count, 'inchangée', 'inchangées')} : ce n’est pas permis là-bas`,
  unreachable: (count) => `${times(count, 'injoignable', 'injoignables')} : réessaie`,
  begun: (count) => `${times(count, 'autre a commencé', 'autres ont commencé')} entre-temps`,
  outdated: 'Ce panneau n’était plus à jour, alors je n’ai rien fait. Voici où en sont les choses :',
  onlyManagers: 'C’est réservé aux personnes qui peuvent gérer les fils ici.',
};
