import { expect, it } from 'vitest';
import { Email } from '../auth/account-fields.ts';
import { mailtoUrl, telUrl } from './contact-urls.ts';

it('B3.13 an address keeps its @, and links have nothing but the address', () => {
  expect(mailtoUrl('hello@shelter.example')).toBe('mailto:hello@shelter.example');
  for (const address of ['a?bcc=evil@x.example', 'a&cc=b@x.example', 'a%0d%0ab@x.example']) {
    const url = new URL(mailtoUrl(address));
    expect([url.search, url.hash]).toEqual(['', '']);
    expect(decodeURIComponent(url.pathname)).toBe(address);
  }
});

it('S20 an address that an account can have sends to nobody else', () => {
  const address = 'a?bcc=evil@x.example';
  expect(Email.safeParse(address).success).toBe(true);
  expect(mailtoUrl(address)).toBe('mailto:a%3Fbcc%3Devil@x.example');
});

it('B3.13 a telephone number is dialled without brackets and blanks', () => {
  expect(telUrl('(555) 010-0100')).toBe('tel:5550100100');
  expect(telUrl('+49 30 123')).toBe('tel:+4930123');
});
