import { splitText } from '../../lib/split.ts';
import type { Words } from '../../locale/words.ts';
import { limits } from '../limits.ts';
import type { Body } from '../reply.ts';

type Bodies = readonly [Body, ...Body[]];

/** More messages than this are a nuisance to scroll: then a file. */
const mostParts = 5;

/**
 * Cuts a body whose text is too long for one message; buttons, files and pictures stay with the last part. A very long
 * text goes into a file, whole.
 */
export const fitBody = (body: Body, words: Words['router']): Bodies => {
  if (body.content.length <= limits.content) return [body];
  const parts = splitText(body.content, limits.content);
  const last = parts.pop();
  if (last === undefined || parts.length >= mostParts)
    return [
      {
        ...body,
        content: words.attached,
        uploads: [
          ...(body.uploads ?? []).slice(0, limits.filesInMessage - 1),
          { name: 'answer.md', data: body.content },
        ],
      },
    ];
  const [head, ...rest] = [...parts.map((content): Body => ({ content })), { ...body, content: last }];
  return head === undefined ? [body] : [head, ...rest];
};

/** The same for what follows each other. */
export const fitBodies = ([first, ...others]: Bodies, words: Words['router']): Bodies => {
  const [head, ...rest] = fitBody(first, words);
  return [head, ...rest, ...others.flatMap((body) => fitBody(body, words))];
};
