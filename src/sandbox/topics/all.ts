import { badNews } from './bad-news.ts';
import { ecg } from './ecg.ts';
import { handover } from './handover.ts';
import type { Topic } from './topic.ts';

export const topics: readonly Topic[] = [handover, ecg, badNews];
