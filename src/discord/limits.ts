/** Discord's numbers, in one place. Source: Discord's API documentation, v10. */
export const limits = {
  content: 2_000,
  nonce: 25,
  customId: 100,
  buttonLabel: 80,
  buttonsInRow: 5,
  rows: 5,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
  threadName: 100,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  /** Characters of all names, descriptions and choice values of one command together. */
  commandSize: 8_000,
  commands: 100,
  formTitle: 45,
  fieldLabel: 45,
  fieldDescription: 100,
  fieldText: 4_000,
  fieldPlaceholder: 100,
  optionText: 6_000,
  historyPage: 100,
  filesInMessage: 10,
  /** Bytes of one file where the interaction names no other limit. */
  fileSize: 10 * 1024 * 1024,
  requestSize: 25 * 1024 * 1024,
  embedsInMessage: 10,
  /** Milliseconds until the first answer to an interaction comes too late. */
  acknowledgement: 3_000,
  /** Milliseconds for which an interaction can be answered. */
  interaction: 15 * 60_000,
  /** Milliseconds for which one typing request shows. */
  typing: 10_000,
} as const;
