/** What hearing is learnt from, next to the sample questions of each fact: see `hearing/lessons.ts`. */
import { bedside } from './bedside.ts';
import { broad1 } from './broad-1.ts';
import { broad10 } from './broad-10.ts';
import { broad11 } from './broad-11.ts';
import { broad12 } from './broad-12.ts';
import { broad13 } from './broad-13.ts';
import { broad14 } from './broad-14.ts';
import { broad15 } from './broad-15.ts';
import { broad2 } from './broad-2.ts';
import { broad3 } from './broad-3.ts';
import { broad4 } from './broad-4.ts';
import { broad5 } from './broad-5.ts';
import { broad6 } from './broad-6.ts';
import { broad7 } from './broad-7.ts';
import { broad8 } from './broad-8.ts';
import { broad9 } from './broad-9.ts';
import { closing } from './closing.ts';
import { complaint } from './complaint.ts';
import { everyday } from './everyday.ts';
import { followUps } from './follow-ups.ts';
import { framed } from './framed.ts';
import { habits } from './habits.ts';
import { life } from './life.ts';
import { outlook } from './outlook.ts';
import { past1 } from './past-1.ts';
import { past2 } from './past-2.ts';
import { practical } from './practical.ts';
import { requests } from './requests.ts';
import { several1 } from './several-1.ts';
import { several2 } from './several-2.ts';
import { several3 } from './several-3.ts';
import { story } from './story.ts';
import { symptoms1 } from './symptoms-1.ts';
import { symptoms2 } from './symptoms-2.ts';
import { talk } from './talk.ts';
import { views } from './views.ts';

/** A set of facts may have examples in several files. */
export const examples: readonly (readonly [facts: string, questions: string])[] = [
  bedside,
  broad1,
  broad2,
  broad3,
  broad4,
  broad5,
  broad6,
  broad7,
  broad8,
  broad9,
  broad10,
  broad11,
  broad12,
  broad13,
  broad14,
  broad15,
  closing,
  complaint,
  everyday,
  followUps,
  framed,
  habits,
  life,
  outlook,
  past1,
  past2,
  practical,
  requests,
  several1,
  several2,
  several3,
  story,
  symptoms1,
  symptoms2,
  talk,
  views,
].flatMap((each) => Object.entries(each));
