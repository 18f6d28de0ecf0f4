import { vi } from 'vitest';
import { adminToast } from '../lib/toast.ts';

type Tone = keyof typeof adminToast;

/** Records the toasts of staff pages from now on: tone, text and duration. */
export function watchAdminToasts(): { tone: Tone; text: string; duration?: number }[] {
  const toasts: { tone: Tone; text: string; duration?: number }[] = [];
  for (const tone of ['success', 'error', 'warning'] as const) {
    vi.spyOn(adminToast, tone).mockImplementation((text, settings) => {
      toasts.push({ tone, text, ...settings });
      return text;
    });
  }
  return toasts;
}
