import type { Texts } from '../en/english.ts';
import { helpText } from '../help-text.ts';

export const helpTexts: Texts['help'] = {
  command: 'La prochaine étape, et ce que je sais faire',
  text: helpText({
    next: '**La suite :**',
    accountStep: {
      not_linked:
        'Pour participer, ouvre le fil d’une conversation et écris : pas besoin de compte. Pour en commencer une, associe d’abord ton compte. Cela prend environ une minute.',
      number_missing:
        'Ta connexion attend son numéro : appuie sur **Saisir le numéro** et tape les six chiffres affichés sur la page.',
      linked:
        'Ton compte est associé. Interroge un patient avec `/patient` ou discute d’un sujet avec `/topic`. Les deux ouvrent un fil pour tout le monde.',
      sign_in_ended: 'Ta connexion a expiré. Associe à nouveau ton compte, et tout ce qui l’attend reprend.',
    },
    linkedInDm:
      'Ton compte est associé. Les patients et les sujets sont sur ton serveur : utilise `/patient` ou `/topic` dans un de ses salons.',
    write: {
      patient: 'Écris comme tu parlerais au patient.',
      topic: 'Écris ce que tu penses ; je réponds par la question ou la réponse suivante.',
    },
    mentions: 'Mentionne-moi, réponds-moi ou utilise `/say`.',
    inOrder: 'Les réponses viennent une à une, dans l’ordre ; pas besoin de compte.',
    byHand: 'Pour parler, appuie sur **Lever la main** ; pas besoin de compte.',
    howToTalk:
      'Entre vous : commence par `((`. Les questions vont au service avec le compte de l’hôte ; les hôtes voient qui les pose.',
    signs: '💬 entre vous, ✋ pas transmis. Tu peux modifier ce qui attend.',
    moderate: {
      patient:
        'Pause, limite de temps, nouveau départ, fin et à qui je réponds : c’est toi qui décides, avec `/manage`.',
      topic: 'Pause, limite de temps, fin et à qui je réponds : c’est toi qui décides, avec `/manage`.',
    },
    leftOut:
      'Dans cette conversation, je ne réponds qu’à d’autres personnes ; tu peux la lire. Qui modère ici peut te laisser poser des questions.',
    hostToLink:
      'Cette conversation t’attend. Associe à nouveau le compte avec lequel tu l’as commencée, et elle reprend. Rien n’est perdu.',
    ended:
      'Cette conversation est terminée ; tu peux encore la lire et, en général pendant 30 jours, en demander une transcription avec `/transcript`.',
    commands: [
      '`/patient` interroger un patient virtuel, dans un fil',
      '`/topic` discuter d’un sujet, dans un fil',
      '`/transcript` questions et réponses en fichiers, pour tous',
      '`/compose` faire rédiger des parties d’un nouveau cas · `/cases` les lire et les publier',
      '`/account` quel compte est associé · `/link` · `/unlink`',
    ],
    teacher:
      'Pour enseigner : d’abord `/setup`. Avec `invite` dans `/patient`, chacun commence sa propre conversation ; `/manage` gère un fil ou tout un salon.',
    demo: '-# Démo : rien ici n’atteint le vrai service.',
    simulation: '-# Une simulation : n’écris rien sur de vrais patients.',
    operator: '-# Qui gère ce bot :',
    privacy: '-# Ce qui est conservé, et comment le faire supprimer :',
  }),
  inThread: (person, thread) =>
    `<@${person}> Les questions se posent dans le fil <#${thread}> : ouvre-le et écris là-bas.`,
  patientLanguage: '-# La langue d’un patient dépend du service.',
};
