import { describe, expect, it } from 'vitest';
import { createMailApp } from '../testing/mail-app.ts';

const { app, smtp, logs, sent, metric } = await createMailApp();

describe('reset links', () => {
  const forget = (email: string) =>
    app.visitor().request('/api/auth/password/forgot', { method: 'POST', body: { email } });
  const tokens = () =>
    smtp.mails.map(({ text }) => /token=3D([\w=\r\n-]+?)\r\n\r\n/.exec(text)?.[1] ?? '');
  const reset = (token: string) =>
    app.visitor().request('/api/auth/password/reset', {
      method: 'POST',
      body: { token: token.replace(/=\r\n/g, ''), new_password: 'a louder river at night' },
    });

  it('S49 F16 requested during an outage are valid for their whole time after delivery', async () => {
    const { email } = await app.buildUser();
    await smtp.goAway();
    await forget(email);
    await app.runJobs();
    app.advance(20 * 60);
    await forget(email);
    await smtp.comeBack();
    await app.runJobs();
    expect(smtp.mails).toHaveLength(2);
    app.advance(29 * 60);
    const [first = ''] = tokens();
    expect(first).not.toBe('');
    expect((await reset(first)).status).toBe(204);
  });

  it('S49 F16 that have expired are not sent, which is counted and logged', async () => {
    const { email } = await app.buildUser();
    await smtp.goAway();
    await forget(email);
    await app.runJobs();
    app.advance(31 * 60);
    await smtp.comeBack();
    expect(await sent()).toEqual([]);
    expect(await metric('password reset', 'expired')).toBe(1);
    const line = logs.find((it) => it.includes('A mail was not sent'));
    expect(line).toContain('"reason":"expired"');
    expect(logs.join('')).not.toContain(email);
    await forget(email);
    expect(await sent()).toEqual(['Choose a new password for Pawmatch Shelter']);
  });
});
