import type { Fault } from 'service-sandbox/faults';

export const partsOfLong = 3;

/** An answer that takes three messages, each distinguishable from all others. */
export const longAnswer = (number: number): Fault => {
  const paragraphs = Array.from({ length: partsOfLong }, (_, index) =>
    `L${number}.${index} ${'it hurts here, '.repeat(120)}`.trim(),
  );
  const body = {
    status: 'response_saved',
    UserMessage: '',
    PatientResponse: paragraphs.join('\n\n'),
    Media: null,
    ChatStatus: 'patient',
    PreceptorQuestion: null,
  };
  return { kind: 'status', status: 200, taken: true, body: JSON.stringify(body) };
};
