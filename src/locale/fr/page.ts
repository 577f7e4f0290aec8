import type { Texts } from '../en/english.ts';
import { signInFailure } from '../failure-text.ts';
import { times } from './forms.ts';

const signedInNowhere = 'La connexion n’a pas eu lieu.';
const anotherPage = 'Retournez dans Discord et utilisez `/link` pour obtenir une nouvelle page.';
const again = 'Réessayez dans une minute.';

const minutes = (milliseconds: number): string =>
  times(Math.max(1, Math.ceil(milliseconds / 60_000)), 'minute', 'minutes');

export const pageTexts: Texts['page'] = {
  name: 'Rounds',
  privacyLink: 'Ce qui est conservé, et qui le reçoit',
  operator: (contact) => `Qui gère ce bot : ${contact}`,
  problemInTitle: (title) => `Problème : ${title}`,
  demo: '**Démo : n’utilisez pas votre vrai mot de passe.**',
  demoUsers: 'Rien ici n’atteint le vrai service. Connectez-vous avec l’un de ces comptes :',
  demoUser: ({ username, password }) => `\`${username}\` avec le mot de passe \`${password}\``,

  front: {
    title: 'Vous y êtes presque',
    text: 'Rounds fonctionne dans Discord : lancez-y `/link` et appuyez sur **Associer mon compte**. Vous reviendrez ici, sur une page pour vous seulement.',
    playground: 'Ouvrir le playground, qui remplace Discord',
  },
  signIn: {
    title: 'Associer votre compte',
    whom: (user) => `Le compte Discord associé sera **${user}**.`,
    notYou: 'Ce n’est pas vous, ou quelqu’un vous a envoyé ce lien ? Fermez cette page.',
    username: 'Nom d’utilisateur Clinical Education Service',
    password: 'Mot de passe',
    submit: 'Se connecter',
    promise:
      'Votre mot de passe est transmis au Clinical Education Service, une seule fois. Il n’est pas conservé ici, et Discord ne le voit jamais.',
    problem: {
      empty: 'Indiquez votre nom d’utilisateur et votre mot de passe.',
      tooLong: 'Le nom d’utilisateur ou le mot de passe est trop long pour le service.',
      wrong: (left) =>
        `Le nom d’utilisateur ou le mot de passe n’est pas correct. Réessayez (encore ${times(left, 'essai', 'essais')}).`,
      busy: 'Une autre connexion est encore en cours sur cette page. Attendez un instant, puis réessayez.',
      tooManyForName: (wait) =>
        `Trop de mots de passe incorrects pour ce nom d’utilisateur. Réessayez dans ${minutes(wait)}.`,
      tooManyFromHere: (wait) =>
        `Trop de mots de passe incorrects depuis votre réseau. Réessayez dans ${minutes(wait)}.`,
      failed: signInFailure({
        busy: `Le service est très sollicité en ce moment. ${signedInNowhere} ${again}`,
        unreachable: `Le service est injoignable en ce moment. ${signedInNowhere} ${again}`,
        in_doubt: `Le service n’a pas répondu comme prévu. ${signedInNowhere} ${again}`,
        cancelled: `Cette page va redémarrer. ${again}`,
        accountRefused: `Le service refuse ce compte sans dire pourquoi. ${signedInNowhere} Adressez-vous à ceux qui vous l’ont donné.`,
        accountRefusedAs: (reason) =>
          `Le service refuse ce compte : « ${reason} » ${signedInNowhere} Si cela ne vous dit pas quoi faire, adressez-vous à ceux qui vous l’ont donné.`,
        refused:
          'Le service n’autorise ce bot à connecter personne. Votre mot de passe n’est pas en cause : prévenez la personne qui gère ce bot.',
      }),
    },
  },

  number: {
    title: 'C’est presque fini',
    lead: 'Dans Discord, appuyez sur **Saisir le numéro** et tapez :',
    warning:
      'Ne tapez ce numéro que dans le formulaire de Rounds, dans Discord. Toute autre personne qui vous le demande en veut à votre compte.',
    how: 'Le bouton se trouve sous mon message. Si le message a disparu, utilisez à nouveau `/link` : le numéro vous sera demandé. Il est valable dix minutes, et cette page ne l’affiche qu’une fois.',
  },

  over: {
    unknown: {
      title: 'Cette page n’existe pas',
      text: `Ce lien est incorrect, trop ancien, ou a été oublié quand Rounds a redémarré. ${anotherPage}`,
    },
    used: {
      title: 'Lien déjà utilisé',
      text: 'Quelqu’un s’est déjà connecté avec ce lien. Si c’était vous, tapez le numéro dans Discord ; si vous n’avez pas de numéro, relancez-y `/link` pour obtenir une nouvelle page. Si ce n’était pas vous, demandez aussi une nouvelle page, et gardez son adresse pour vous.',
    },
    replaced: {
      title: 'Page remplacée',
      text: 'Vous avez demandé une nouvelle page depuis : celle-ci n’est plus valable. Utilisez la plus récente, ou relancez `/link` dans Discord.',
    },
    expired: {
      title: 'Trop tard',
      text: `Cette page est restée ouverte dix minutes ; elle est maintenant fermée. ${anotherPage}`,
    },
    locked: {
      title: 'Trop d’essais',
      text: `Le nom d’utilisateur ou le mot de passe a été incorrect cinq fois : cette page est fermée. ${anotherPage}`,
    },
  },

  problem: {
    notFound: { title: 'Rien ici', text: 'Il n’y a pas de page à cette adresse.' },
    foreign: {
      title: 'Envoyé par un autre site',
      text: `Cette connexion ne venait pas de cette page : elle n’a pas été utilisée. ${anotherPage}`,
    },
    badRequest: {
      title: 'Cela n’a pas marché',
      text: `Votre navigateur a envoyé quelque chose que cette page ne peut pas lire. ${anotherPage}`,
    },
    tooLarge: { title: 'Trop long', text: 'C’est plus que ce que cette page accepte.' },
    tooMany: {
      title: 'Un instant, s’il vous plaît',
      text: `Il y a eu trop de requêtes depuis votre réseau. ${again}`,
    },
    broken: {
      title: 'Quelque chose s’est mal passé ici',
      text: `Vous n’y êtes pour rien. ${again} Si cela se répète, prévenez la personne qui gère ce bot.`,
    },
  },
};
