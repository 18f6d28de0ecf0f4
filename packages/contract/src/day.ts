import * as z from 'zod/mini';
import { inputMessages } from './input-messages.ts';

/** A day such as 2026-11-23. */
export const Day = z.iso.date({ error: () => inputMessages.date });
