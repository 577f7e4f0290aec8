import type { Texts } from '../en/english.ts';

export const routerTexts: Texts['router'] = {
  unknownCommand:
    'Diesen Befehl kenne ich nicht mehr. Drücke Strg+R (oder starte Discord neu) und versuche es mit `/help`.',
  outdated:
    'Diese Schaltfläche oder dieses Menü ist veraltet. Gib den Befehl noch einmal ein oder sieh unter `/help` nach.',
  unreadableChoice: 'Ich konnte nicht erkennen, was du ausgewählt hast. Bitte wähle es noch einmal aus.',
  missingOption: (name) => `Bitte fülle **${name}** aus und sende den Befehl noch einmal.`,
  wrongOption: (name) =>
    `Mit dem, was bei **${name}** steht, kann ich nichts anfangen. Bitte wähle etwas aus oder gib es noch einmal ein.`,
  tooLongOption: (name, limit) =>
    `**${name}** ist zu lang: höchstens ${limit} Zeichen. Bitte kürze und sende den Befehl noch einmal.`,
  foreignServer:
    'Dieser Bot ist für diesen Server nicht eingerichtet. Frag die Person, die ihn eingeladen hat.',
  notMember: (invite) =>
    `Ich bin kein Mitglied dieses Servers: Nur meine Befehle sind hier. Wer ihn verwaltet, kann mich einladen: ${invite}`,
  restarting: 'Ich starte gerade neu. Bitte versuche es in einer Minute noch einmal.',
  unexpected: (errorId) =>
    `Bei mir ist etwas schiefgegangen (Fehler ${errorId}). Bitte versuche es noch einmal; wenn es wieder passiert, sag es den Betreibern dieses Bots.`,
  publicTooLate: 'Das hat zu lange gedauert, deshalb ist nichts angekommen. Bitte versuche es noch einmal.',
  formTooLate:
    'Ich war zu langsam, um das Formular zu öffnen. Bitte versuche es noch einmal: Diesmal sollte es sofort aufgehen.',
  done: 'Erledigt.',
  attached: 'Die Antwort steht in der angehängten Datei.',
  undelivered: (user) =>
    `<@${user}>, ich konnte dir nicht rechtzeitig privat antworten. Bitte gib den Befehl noch einmal ein.`,
  cutOff:
    'Ich starte gerade neu, deshalb ist das vielleicht nicht fertig geworden. Sieh nach; wenn etwas fehlt, versuche es in einer Minute noch einmal.',
};
