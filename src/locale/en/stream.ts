interface Size {
  readonly size: string;
}

/** Every word of `/stream`. */
export const streamTexts = {
  command: 'Load the service’s data stream as a file',
  loading: '⏳ Loading the data stream. This can take a minute.',
  loaded: ({ size }: Size): string => `The data stream, ${size}. The file holds all of it.`,
  beginning: 'It begins:',
  empty: 'The data stream is empty at the moment. Nothing went wrong; try again later.',
  tooLarge: ({ size, limit }: Size & { readonly limit: string }): string =>
    `The data stream is ${size}, and Discord accepts files of up to ${limit} from me here, so I can’t send it. Try it in a server that takes larger files.`,
  fileDescription: 'The service’s data stream',
} as const;
