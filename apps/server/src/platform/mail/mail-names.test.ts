import { firstVisitingRules } from '@pawmatch/contract/shelter/first-visiting-rules';
import { describe, expect, it } from 'vitest';
import { passwordChangedMail, resetMail } from '../../features/auth/passwords/password-mails.ts';
import type { UserRow } from '../../features/users/users.table.ts';
import { greet, nameForMail, oneLine } from './mail-names.ts';

const ADVERTISEMENTS = [
  'https://evil.example',
  'evil.example',
  'me@evil.example www.evil.example',
  'evil。example',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil․example evil｡example',
  'evil.e\u200dxample',
  'evil.c\u034fom evil.c\ufe0fom',
  'हिन्दी.com example.भारत 💩.la',
  '192.0.2.1 example.xn--h2brj9c',
  '\u202e/',
];

describe('a name in a mail', () => {
  it.each(ADVERTISEMENTS)('S20 D13 S71 is omitted when it is an address: %j', (fullName) => {
    expect(greet(fullName)).toBe('Hello,');
    expect(nameForMail(fullName)).toBeUndefined();
    const user = { email: 'a@else.example', fullName, emailConfirmedAt: new Date() } as UserRow;
    const shelter = {
      name: 'Shelter',
      time_zone: 'UTC',
      language: 'en' as const,
      visiting: firstVisitingRules,
      address: null,
      phone: null,
      email: null,
      hours: null,
    };
    const sender = { shelter, publicUrl: 'http://pawmatch.example' };
    for (const { text } of [resetMail(user, 'token', sender), passwordChangedMail(user, sender)]) {
      expect(text).not.toContain('evil');
      expect(text.startsWith('Hello,\n')).toBe(true);
    }
  });

  it('S71 loses the addresses in it, in emails alone', () => {
    expect(greet('Ada evil。com Lovelace')).toBe('Hello Ada Lovelace,');
    expect(greet('ｅｖｉｌ．ｃｏｍ Zoë ﬁ')).toBe('Hello Zoë ﬁ,');
  });

  it('S20 S29 contains no line break', () => {
    expect(greet('Zoe\r\n\r\nYour account is closed\u2028')).toBe(
      'Hello Zoe Your account is closed,',
    );
  });

  it.each(['👩‍👧‍👦 Ruiz', '👩🏽‍🚀', '❤️‍🔥 Kim', 'නාලන්‍ද', 'می‌خواهم'])(
    'D S20 keeps the characters that join letters and emoji: %s',
    (fullName) => {
      expect(greet(fullName)).toBe(`Hello ${fullName},`);
    },
  );

  it('D S20 S29 loses those that join nothing, controls, and overrides', () => {
    expect(oneLine('\u200dAda\u200d \u200cLove\u202elace\u2066\r\n\u200b!\u0007')).toBe(
      'Ada Love lace !',
    );
  });

  it.each(['J.R. Smith', 'José Núñez', 'Dr. O’Neil-Brown', '李小龍'])(
    'R3.01 is used when it is a name: %s',
    (fullName) => {
      expect(greet(fullName)).toBe(`Hello ${fullName},`);
    },
  );
});
