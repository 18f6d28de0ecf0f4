import { type JournalEntry, listJournal } from '@pawmatch/contract/journal/journal-endpoints';
import { expect } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';

export const HOUR = 60 * 60;

export type JournalApp = Awaited<ReturnType<typeof createJournalApp>>;

/** An application with a manager, who reads the journal, and a colleague. */
export async function createJournalApp() {
  const app = await createTestApp();
  const manager = await app.signIn('manager');
  const staff = await app.signIn('staff');
  return {
    app,
    manager,
    staff,

    async journalOf(query: Record<string, unknown> = {}): Promise<JournalEntry[]> {
      const { status, body } = await manager.call(listJournal, { query });
      expect(status).toBe(200);
      return body;
    },

    /** Access tokens end within an hour. */
    async wait(seconds: number): Promise<void> {
      app.advance(seconds);
      for (const { logIn, user } of [manager, staff]) {
        await logIn({ email: user.email, password: app.password });
      }
    },
  };
}
