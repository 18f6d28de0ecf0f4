import { describe, expect, it } from 'vitest';
import { lineUpTo, optionalLine, requiredLine, withoutControlCharacters } from './text.ts';

const label = () => 'Name';

const Name = requiredLine(200, label, () => 'Name cannot be empty.');

const firstMessage = (text: string) => Name.safeParse(text).error?.issues[0]?.message;

describe('text on one line', () => {
  it.each([
    'Zoë Saldaña',
    'Zoe\u0308',
    'Nguyễn Thị Ánh',
    'مُنَاقَشَةُ',
    '\u200fעדה\u200e',
    '田中さん',
    'क्\u200dष',
    'O’Hara-Ludwig, Jr.',
    '👩‍👩‍👧‍👦🏳️‍🌈',
    'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
    'X Æ A-12',
    '7',
    'half\u00adway',
  ])('R5.01 R3.24 accepts %j as it is', (name) => {
    expect(Name.parse(name)).toBe(name);
    expect(optionalLine(200, label).parse(name)).toBe(name);
    expect(withoutControlCharacters(name)).toBe(name);
  });

  it.each(['\u200b', '\u3164', '\u2060\ufe0f', '\u00ad \u115f', '\u2800', '\u{e0001}', ' \u200d '])(
    'S20 R5.01 rejects %j, which looks empty',
    (name) => {
      expect(firstMessage(name)).toBe('Name cannot be empty.');
      expect(lineUpTo(200, label).safeParse(name).error?.issues[0]?.message).toBe(
        'Name must have visible characters.',
      );
    },
  );

  it.each([
    'Ada\u0001',
    'Ada\r\nBcc: eve@example.org',
    'Ada\tLovelace',
    'Ada\u0085Lovelace',
    'Ada\u2028Lovelace',
    'Ada \u202egnp.exe',
    'Ada \u2067gnp',
    '\u001b[31mAda',
  ])('S20 rejects %j, which changes the text around it', (name) => {
    const message = 'Name must be on one line, without control characters.';
    expect(firstMessage(name)).toBe(message);
    expect(optionalLine(200, label).safeParse(name).error?.issues[0]?.message).toBe(message);
    expect(withoutControlCharacters(name)).toMatch(/^\[?[\w [:@.]+$/);
  });

  it('R5.01 trims line ends around it, and reads a blank optional one as none', () => {
    expect(Name.parse(' Ada\r\n')).toBe('Ada');
    expect(firstMessage(' \n ')).toBe('Name cannot be empty.');
    expect(lineUpTo(200, label).parse(' ')).toBe('');
    expect(optionalLine(200, label).parse(' ')).toBeNull();
  });
});
