import { describe, expect, it } from 'vitest';
import { cases } from '../../src/sandbox/cases/all.ts';
import { chestPain } from '../../src/sandbox/cases/chest-pain.ts';
import { answerAsPatient, freshChat, type PatientReply } from '../../src/sandbox/patient.ts';
import { puzzledAnswers, type Question } from '../../src/sandbox/questions.ts';

const interview = (questions: readonly string[], patient = chestPain): readonly PatientReply[] => {
  let state = freshChat;
  return questions.map((question) => {
    const reply = answerAsPatient(patient, state, question);
    state = reply.state;
    return reply;
  });
};

describe('a sandbox patient answers what is asked', () => {
  it.each<[string, Question]>([
    ['Hello, my name is Dr. Moreau.', 'greeting'],
    ['What brings you here today?', 'complaint'],
    ['What is your name?', 'name'],
    ['How old are you?', 'age'],
    ['What do you do for work?', 'work'],
    ['When did it start?', 'onset'],
    ['Where is the pain?', 'location'],
    ['What does it feel like?', 'character'],
    ['How bad is the pain on a scale of one to ten?', 'severity'],
    ['Does it spread to your arm?', 'radiation'],
    ['What makes it worse?', 'worse'],
    ['Does anything make it better?', 'better'],
    ['Have you vomited?', 'nausea'],
    ['Any fever?', 'fever'],
    ['Are you short of breath?', 'breathing'],
    ['Do you have any other illnesses?', 'history'],
    ['What medication do you take?', 'medication'],
    ['Are you allergic to anything?', 'allergies'],
    ['Do you smoke?', 'smoking'],
    ['How much alcohol do you drink?', 'alcohol'],
    ['Any heart disease in your family?', 'family'],
    ['Who do you live with?', 'home'],
    ['What are you worried about?', 'worry'],
  ])('%s', (question, topic) => {
    expect(chestPain.answers[topic]).toContain(interview([question])[0]?.text);
  });

  it('in other words when it is asked again', () => {
    const [first, second] = interview(['How old are you?', 'How old are you?']);
    expect(second?.text).not.toBe(first?.text);
  });

  it('the same way every time', () => {
    const questions = ['Hello', 'Where?', 'Zxqv?', 'What do you take?', 'Since when?', 'A diagnosis?'];
    expect(interview(questions)).toEqual(interview(questions));
  });

  it('and says so when it understands nothing', () => {
    for (const { text } of interview(['Zxqv?', '12345', '🙂'])) expect(puzzledAnswers).toContain(text);
  });
});

describe.each(cases)('$title', (patient) => {
  it('has a preceptor who asks after five questions and at a diagnosis', () => {
    const replies = interview(
      Array.from({ length: 6 }, () => 'Hello'),
      patient,
    );
    expect(replies.map(({ preceptorQuestion }) => preceptorQuestion !== undefined)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(interview(['My diagnosis is clear.'], patient)[0]?.preceptorQuestion).toBe(
      patient.preceptor.onDiagnosis,
    );
  });

  it('answers the questions of any history', () => {
    const asked = [
      'onset',
      'severity',
      'medication',
      'allergies',
      'smoking',
      'family',
      'worry',
      'age',
    ] as const;
    for (const question of asked) expect(patient.answers[question]?.[0]).toBeTruthy();
  });
});
