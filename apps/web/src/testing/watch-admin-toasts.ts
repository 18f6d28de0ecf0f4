import { vi } from 'vitest';
import { adminToast } from '../lib/toast.ts';

type Tone = keyof typeof adminToast;

/** What staff are told from here on in the test, in order: tone, text and how long it stays. */
export function watchAdminToasts(): { tone: Tone; text: string; duration?: number }[] {
  const told: { tone: Tone; text: string; duration?: number }[] = [];
  for (const tone of ['success', 'error', 'warning'] as const) {
    vi.spyOn(adminToast, tone).mockImplementation((text, settings) => {
      told.push({ tone, text, ...settings });
      return text;
    });
  }
  return told;
}
