import type { PrivacyFacts } from '../facts.ts';
import type { Texts } from '../en/english.ts';

const who = ({ operatorContact, demo }: PrivacyFacts): readonly string[] => [
  operatorContact === undefined
    ? 'Rounds est géré par la personne qui l’a invité sur votre serveur. Elle n’a laissé aucun contact ici : adressez-vous à ceux qui gèrent le serveur.'
    : `Rounds est géré ici par : ${operatorContact}`,
  ...(demo ? ['Ceci est une **démo** : une imitation intégrée remplace le Clinical Education Service.'] : []),
];

const service = ({ serviceHost }: PrivacyFacts): string =>
  `**Clinical Education Service**${serviceHost === undefined ? '' : ` (${serviceHost})`}`;

const receivers = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? '**L’imitation du service** tourne sur la même machine. Elle reçoit ce que le vrai service recevrait, et l’oublie au prochain démarrage.'
    : `Le ${service(facts)} reçoit ce qui est demandé dans le fil d’une conversation, quelle que soit la personne qui l’a écrit. Il le reçoit avec le compte de la personne qui a commencé la conversation, sans le nom des autres. Il reçoit aussi ce que vous tapez dans \`/compose\`, et une seule fois, quand vous associez votre compte, votre nom d’utilisateur et votre mot de passe.`,
  '**Discord** transporte tous les messages et toutes les commandes, comme pour tous les bots. Il ne reçoit jamais votre mot de passe.',
  'Personne d’autre : ni statistiques, ni publicité, ni données d’entraînement.',
];

const inShort = (facts: PrivacyFacts): readonly string[] => [
  facts.demo
    ? 'Ce qui est demandé dans une conversation va à **une imitation du service** sur la même machine, et nulle part ailleurs.'
    : `Ce qui est demandé dans une conversation va au ${service(facts)}, avec le compte de la personne qui l’a commencée et sans le nom des autres. Le service décide combien de temps il le garde.`,
  'Rounds lui-même ne garde les textes que **jusqu’à ce qu’ils aient une réponse**, et retient qui a posé une question et quand, jusqu’à **30 jours après la fin**, ou aussi longtemps que votre serveur l’a choisi. Les textes, les noms et les jetons sont chiffrés ; les identifiants Discord, et donc qui a posé une question et quand, ne le sont pas.',
  '**Les mots de passe ne sont jamais conservés**, et Discord ne les voit jamais.',
  '`/account` vous montre **tout ce qui est conservé ici à votre sujet**, et le supprime.',
];

export const privacyText: Texts['privacy'] = (facts) => ({
  title: 'Confidentialité',
  sections: [
    { heading: 'En quatre lignes', lines: inShort(facts) },
    { heading: 'Qui gère ce bot', lines: who(facts) },
    {
      heading: 'Ce qui est conservé, et combien de temps',
      lines: [
        '**Votre compte associé** : votre identifiant Discord, votre nom d’utilisateur auprès du service, la date à laquelle vous l’avez associé et les jetons remis par le service. Jusqu’à `/unlink` ; les jetons sont supprimés dès que le service ne les accepte plus.',
        '**Votre mot de passe** : jamais. Il va une fois au service, puis il est oublié.',
        '**Une conversation** : son fil et son titre, qui l’a commencée, les identifiants Discord de ceux qui y participent, combien de questions chacun a posées, sa limite de temps, et où elle en est. Pour chaque question qui a reçu une réponse : les identifiants des messages, qui l’a posée et quand ; de même pour chaque pause, chaque nouveau départ, chaque changement de la limite de temps et ce qui a été dit à tous les groupes (sans le texte). Si elle a des supports de cours : ceux-ci, et ce qui a été coché au débriefing, sans nom. Jusqu’à 30 jours après sa fin ; ceux qui gèrent un serveur peuvent choisir de 1 à 90 jours (`/setup`). D’une conversation supprimée, seul l’identifiant de son fil est conservé, aussi longtemps.',
        '**Une transcription** est composée à partir du fil quand quelqu’un la demande, et gardée une minute en mémoire. Toute personne qui peut lire le fil peut en demander une ; l’hôte et les co-hôtes y voient aussi combien de fois chacun a posé une question.',
        '**Ce que vous écrivez dans un fil**, et les réponses : seulement jusqu’à ce que la réponse soit dans le fil. Le fil lui-même reste sur Discord.',
        `**Les cas que vous faites rédiger** : leurs détails et leurs textes. Jusqu’à ce que vous les supprimiez, ou ${facts.keepCases} jours après votre dernière utilisation. Un cas inachevé dont rien n’a pu être conservé : un jour, en mémoire.`,
        '**Ce qu’un serveur a configuré** avec `/setup` : les patients et les sujets qu’il propose, avec leurs supports de cours, et comment les conversations y commencent. Aucune donnée personnelle n’y a sa place.',
        '**Combien de questions vous avez posées**, si leur nombre est limité ici : une heure au plus ; combien ont été posées avec un compte : un jour au plus. Seuls le nombre et l’heure à laquelle il expire sont conservés, sous un pseudonyme à la place de votre nom. Ils restent jusqu’à cette heure, même si vous faites tout supprimer.',
        '**Les étapes inachevées**, comme une connexion sans son numéro : seulement en mémoire, quelques minutes, et jamais au-delà d’un redémarrage. Les connexions qui ont échoué, avec leur adresse, le nom d’utilisateur et le compte Discord : en mémoire, un jour au plus. Combien de fois vous avez associé un compte et le fait que vous avez fait supprimer toutes vos données : en mémoire, une heure.',
        '**Le journal** du programme : identifiants, heures et types d’erreurs. Aucun texte, aucun nom, aucun mot de passe, aucun jeton.',
        'Tout ce qui en est conservé, sauf le journal, se trouve dans un fichier ou une base de données de la personne qui gère Rounds. **Y sont chiffrés** (AES-256-GCM) : tous les textes, les noms et les jetons, les cas et les supports de cours. **N’y sont pas chiffrés**, parce qu’ils servent à retrouver les données : les identifiants Discord. Quiconque possède une copie du fichier peut lire, même sans la clé, qui a commencé une conversation, posé une question, associé un compte ou fait rédiger des cas, sur quel serveur et dans quel fil, avec quel patient (son numéro auprès du service), quand, à la milliseconde près (l’identifiant d’un message est un instant), pour quels patients et sujets un serveur a des supports de cours, et quand une donnée expire.',
      ],
    },
    { heading: 'Qui reçoit quoi', lines: receivers(facts) },
    {
      heading: 'Pas de vrais patients',
      lines: [
        'Ici, tout est une simulation pour apprendre. N’écrivez rien sur la santé de personnes réelles.',
      ],
    },
    {
      heading: 'Comment faire supprimer vos données',
      lines: [
        '`/account` dans Discord affiche **Mes données**, un fichier avec tout ce qui est conservé à votre sujet, et **Tout supprimer**, qui supprime aussitôt le lien avec votre compte, vos cas et étapes inachevées, met fin aux conversations que vous avez commencées et les supprime, et vous retire des données des conversations d’autres personnes, où seuls les nombres restent. Les deux fonctionnent sans compte associé. Dans l’heure, les fichiers de stockage n’en contiennent plus rien non plus. Avec PostgreSQL, le journal et les sauvegardes de la base le gardent pendant la durée fixée par la personne qui la gère.',
        '**Oublier ce serveur**, dans `/setup`, met fin à toutes les conversations d’un serveur et supprime tout ce qui est conservé à son sujet. Il en va de même 30 jours après le retrait de Rounds d’un serveur.',
        '`/unlink` supprime seulement le lien avec votre compte, ses jetons et vos étapes inachevées ; une question vous est posée d’abord si des conversations utilisent le compte. Vos cas restent.',
        facts.operatorContact === undefined
          ? 'Pour toute autre demande : adressez-vous à ceux qui gèrent le serveur.'
          : `Pour toute autre demande, ou si vous avez quitté le serveur : ${facts.operatorContact}`,
      ],
    },
    {
      heading: 'Ce que cela ne supprime pas',
      lines: [
        '`/end`, `/unlink` et la suppression d’un message ou d’un fil sur Discord ne suppriment rien auprès du service : ce qu’il a reçu y reste selon ses propres règles, et `/reset` ne fait que recommencer sa conversation. Adressez-vous à ceux qui gèrent le service.',
        'Cela ne supprime pas non plus ce qui se trouve dans les fils sur Discord : supprimez-y vos messages.',
      ],
    },
  ],
});
