/** Discord's numbers, in one place. Source: Discord's API documentation, v10. */
export const limits = {
  content: 2_000,
  customId: 100,
  rows: 5,
  buttonsInRow: 5,
  /** Options of a menu, and the most that can be chosen in one. */
  menuOptions: 25,
  /** Characters in an option's label, value or description. */
  menuText: 100,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
  threadName: 100,
  fieldText: 4_000,
  optionText: 6_000,
  historyPage: 100,
  filesInMessage: 10,
  picturesInMessage: 10,
  /** Bytes in one file if the interaction names no other limit. */
  fileSize: 10 * 1024 * 1024,
  /** Milliseconds for which an interaction can be answered. */
  interaction: 15 * 60_000,
} as const;
