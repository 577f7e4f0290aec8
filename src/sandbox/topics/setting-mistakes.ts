import type { Mistake } from './topic.ts';

/** Common wrong answers to how one prepares for bad news. */
export const settingMistakes: readonly Mistake[] = [
  {
    keys: 'corridor | hallway | waiting room | in front of everyone | on ward round | ward round | at bedside with | cafeteria | canteen | lift | elevator | four bed room | shared room | other patient | behind curtain | curtain',
    outweighs: true,
    says: 'Others can hear you there, and nobody can cry in a corridor. Where would you want to hear it?',
  },
  {
    keys: 'by phone | on the phone | would phone | phone up | would ring | call her up | call her at home | give her a call | email | letter | text message | telephone her | ring her up | ring her at home | whatsapp | send message | send letter | video call | over phone',
    outweighs: true,
    says: 'Not in writing and not from afar, if it can be helped: she should not be alone with it.',
  },
  {
    keys: 'stand | standing | at foot of bed | foot end | behind desk | behind my desk | computer between | across desk',
    outweighs: true,
    says: 'From there you look down on her, or hide behind something. Where would you be at her height?',
  },
  {
    keys: 'consultant tell | someone else tell | let nurse tell | ask nurse to tell | gp tell | leave it to | send nurse | get consultant | let someone else',
    outweighs: true,
    says: 'It is yours to tell today; a nurse may sit beside you. So how do you prepare the setting?',
  },
  {
    keys: 'tell husband first | family first | tell family | tell husband | husband first',
    outweighs: true,
    says: 'It is her news; nobody hears it before she does. Who may be there with her is her choice.',
  },
  {
    keys: 'leaflet | brochure | statistics | treatment plan | print | slide | white coat | name badge | read guideline',
    says: 'That is paper, or clothes. Think of what she needs around her: which room, which seats?',
  },
  {
    keys: 'tea | coffee | biscuit | flower | music | candle | cake | small talk | cheer',
    says: 'Friendly, but it does not make the room safe for such news. Where do you talk, and who could interrupt?',
  },
  {
    keys: 'i am sorry | i am so sorry | i am afraid | i have bad news | it is cancer | you have cancer | you must be strong',
    says: 'Those are words already. Before them: where do you talk, and how do you sit?',
  },
  {
    keys: 'no preparation | quickly | no need to prepare | not prepare | nothing | straight out | get it over with | rip plaster',
    says: 'That is quick for you, not for her. What does she need around her?',
  },
];
