/** The last step of `npm run build`. */
import { keepKnowledge } from './keeping.ts';

keepKnowledge();
