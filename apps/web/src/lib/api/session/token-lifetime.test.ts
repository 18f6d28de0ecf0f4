import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from './token-lifetime.ts';

const MINUTE = 60_000;
const serverNow = Date.parse('2026-11-23T15:00:00.000Z');
const response = {
  access_token: 'token',
  expires_at: new Date(serverNow + 15 * MINUTE).toISOString(),
};

describe('tokenOf', () => {
  it.each([-20, 0, 20])(
    'S43 counts the lifetime from the receipt by a clock %d minutes off',
    (off) => {
      vi.spyOn(Date, 'now').mockReturnValue(serverNow + off * MINUTE);
      const headers = new Headers({ Date: new Date(serverNow).toUTCString() });
      const { value, expiresAt } = tokenOf(response, headers);
      expect(value).toBe('token');
      expect(expiresAt - Date.now()).toBe(15 * MINUTE);
    },
  );

  it('S43 uses the local clock when the response has no date', () => {
    vi.spyOn(Date, 'now').mockReturnValue(serverNow + 5 * MINUTE);
    expect(tokenOf(response, new Headers()).expiresAt).toBe(serverNow + 15 * MINUTE);
  });
});
