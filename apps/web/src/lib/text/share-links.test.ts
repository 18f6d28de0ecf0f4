import { describe, expect, it } from 'vitest';
import { petLink, shareLinks } from './share-links.ts';

const pet = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Salt & Pepper?' };
const origin = 'https://pawmatch.example';
const page = `${origin}/pets?petId=${pet.id}`;
const message = `Meet Salt & Pepper?, who is looking for a home: ${page}`;

describe('share links', () => {
  it('R2.39 a pet is linked by origin and /pets?petId=', () => {
    expect(petLink(origin, pet.id)).toBe(page);
  });

  it('R2.39 an id cannot add to the query of the link', () => {
    expect(petLink(origin, 'a&b=c')).toBe(`${origin}/pets?petId=a%26b%3Dc`);
  });

  it('R2.39 WhatsApp gets the whole message as its text', () => {
    const url = new URL(shareLinks(pet, origin).whatsApp);
    expect(url.origin).toBe('https://wa.me');
    expect([...url.searchParams.entries()]).toEqual([['text', message]]);
  });

  it('R2.39 SMS has the message in a form that iOS and Android read', () => {
    const { sms } = shareLinks(pet, origin);
    expect(sms).toMatch(/^sms:\?&body=/);
    expect(decodeURIComponent(sms.slice('sms:?&body='.length))).toBe(message);
    expect(sms.slice('sms:?&'.length)).not.toContain('&');
  });

  it('R2.39 e-mail has subject and message, with spaces encoded as %20', () => {
    const { email } = shareLinks(pet, origin);
    const query = new URLSearchParams(email.slice('mailto:?'.length));
    expect(email.startsWith('mailto:?')).toBe(true);
    expect(query.get('subject')).toBe('Meet Salt & Pepper?');
    expect(query.get('body')).toBe(message);
    expect(email).not.toContain('+');
  });
});
