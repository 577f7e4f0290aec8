import type { Texts } from '../en/english.ts';
import { signInFailure } from '../failure-text.ts';
import { times } from './forms.ts';

const signedInNowhere = 'Sie sind nicht angemeldet.';
const anotherPage = 'Gehen Sie zurück zu Discord und geben Sie `/link` ein, um eine neue Seite zu bekommen.';
const again = 'Bitte versuchen Sie es in einer Minute noch einmal.';

const minutes = (milliseconds: number): string => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? 'einer Minute' : `${count} Minuten`;
};

export const pageTexts: Texts['page'] = {
  name: 'Rounds',
  privacyLink: 'Was gespeichert wird und wer es bekommt',
  operator: (contact) => `Betrieben von: ${contact}`,
  problemInTitle: (title) => `Problem: ${title}`,
  demo: '**Demo: Verwenden Sie nicht Ihr echtes Passwort.**',
  demoUsers: 'Nichts hier erreicht den echten Dienst. Melden Sie sich an als:',
  demoUser: ({ username, password }) => `\`${username}\` mit dem Passwort \`${password}\``,

  front: {
    title: 'Fast geschafft',
    text: 'Rounds läuft in Discord: Geben Sie dort `/link` ein und klicken Sie auf **Mein Konto verknüpfen**. Das führt Sie hierher zurück, auf eine Seite nur für Sie.',
    playground: 'Den Playground öffnen, der Discord ersetzt',
  },
  signIn: {
    title: 'Ihr Konto verknüpfen',
    whom: (user) => `Sie verknüpfen das Discord-Konto **${user}**.`,
    notYou: 'Sind Sie das nicht, oder hat Ihnen jemand diesen Link geschickt? Schließen Sie diese Seite.',
    username: 'Benutzername beim Clinical Education Service',
    password: 'Passwort',
    submit: 'Anmelden',
    promise:
      'Ihr Passwort geht einmal an den Clinical Education Service. Hier wird es nicht gespeichert, und Discord bekommt es nie zu sehen.',
    problem: {
      empty: 'Bitte geben Sie Benutzername und Passwort ein.',
      tooLong: 'Benutzername oder Passwort ist länger, als der Dienst annimmt.',
      wrong: (left) =>
        `Benutzername oder Passwort stimmt nicht. Bitte versuchen Sie es noch einmal (noch ${times(left, 'Versuch', 'Versuche')}).`,
      busy: 'Auf dieser Seite läuft noch eine andere Anmeldung. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
      tooManyForName: (wait) =>
        `Für diesen Benutzernamen gab es zu viele falsche Passwörter. Bitte versuchen Sie es in ${minutes(wait)} noch einmal.`,
      tooManyFromHere: (wait) =>
        `Aus Ihrem Netz gab es zu viele falsche Passwörter. Bitte versuchen Sie es in ${minutes(wait)} noch einmal.`,
      failed: signInFailure({
        busy: `Der Dienst ist gerade stark ausgelastet. ${signedInNowhere} ${again}`,
        unreachable: `Der Dienst ist gerade nicht erreichbar. ${signedInNowhere} ${again}`,
        in_doubt: `Der Dienst hat nicht wie erwartet geantwortet. ${signedInNowhere} ${again}`,
        cancelled: `Diese Seite wird gerade neu gestartet. ${again}`,
        accountRefused: `Der Dienst weist dieses Konto zurück und sagt nicht, warum. ${signedInNowhere} Fragen Sie die, von denen Sie das Konto haben.`,
        accountRefusedAs: (reason) =>
          `Der Dienst weist dieses Konto zurück: „${reason}“ ${signedInNowhere} Wenn das nicht weiterhilft, fragen Sie die, von denen Sie das Konto haben.`,
        refused:
          'Der Dienst lässt diesen Bot niemanden anmelden. An Ihrem Passwort liegt es nicht: Bitte sagen Sie es den Betreibern dieses Bots.',
      }),
    },
  },

  number: {
    title: 'Fast fertig',
    lead: 'Klicken Sie in Discord auf **Zahl eingeben** und tippen Sie:',
    warning:
      'Geben Sie die Zahl nur in das Formular von Rounds in Discord ein. Wer sonst danach fragt, will an Ihr Konto.',
    how: 'Die Schaltfläche steht unter meiner Nachricht. Ist die Nachricht weg, geben Sie `/link` noch einmal ein: Dann werden Sie nach der Zahl gefragt. Die Zahl gilt zehn Minuten, und diese Seite zeigt sie nur einmal.',
  },

  over: {
    unknown: {
      title: 'Diese Seite gibt es nicht',
      text: `Dieser Link ist falsch, zu alt oder bei einem Neustart von Rounds verloren gegangen. ${anotherPage}`,
    },
    used: {
      title: 'Schon verwendet',
      text: 'Mit diesem Link hat sich schon jemand angemeldet. Waren Sie es, geben Sie die Zahl in Discord ein; haben Sie keine, geben Sie dort `/link` ein, um eine neue Seite zu bekommen. Waren Sie es nicht, holen Sie sich ebenfalls eine neue Seite und behalten Sie deren Adresse für sich.',
    },
    replaced: {
      title: 'Durch eine neuere Seite ersetzt',
      text: 'Sie haben inzwischen eine neuere Seite bekommen, deshalb gilt diese nicht mehr. Nehmen Sie die neueste oder geben Sie in Discord noch einmal `/link` ein.',
    },
    expired: {
      title: 'Zu spät',
      text: `Diese Seite war zehn Minuten offen und ist jetzt geschlossen. ${anotherPage}`,
    },
    locked: {
      title: 'Zu viele Versuche',
      text: `Benutzername oder Passwort war fünfmal falsch, deshalb ist diese Seite geschlossen. ${anotherPage}`,
    },
  },

  problem: {
    notFound: { title: 'Hier ist nichts', text: 'Unter dieser Adresse gibt es keine Seite.' },
    foreign: {
      title: 'Von einer anderen Website gesendet',
      text: `Diese Anmeldung kam nicht von dieser Seite und wurde deshalb nicht verwendet. ${anotherPage}`,
    },
    badRequest: {
      title: 'Das hat nicht geklappt',
      text: `Ihr Browser hat etwas gesendet, was diese Seite nicht lesen kann. ${anotherPage}`,
    },
    tooLarge: { title: 'Zu lang', text: 'Das war mehr, als diese Seite annimmt.' },
    tooMany: {
      title: 'Einen Moment bitte',
      text: `Aus Ihrem Netz kamen zu viele Anfragen. ${again}`,
    },
    broken: {
      title: 'Hier ist etwas schiefgegangen',
      text: `Das lag nicht an Ihnen. ${again} Wenn es wieder passiert, sagen Sie es den Betreibern dieses Bots.`,
    },
  },
};
