import { storedTexts } from '../language/stored-text.ts';
import { jobMessages } from './job-messages.ts';

/** What is stored of a failed job, for colleagues of any language. */
export const jobTexts = storedTexts('jobMessages', jobMessages);
