import { describe, expect, it } from 'vitest';
import { sampleMails, sampleMailsIn } from '../../../testing/sample-mails.ts';
import type { MailContent } from '../mailer.ts';
import { mailLink } from './mail-draft.ts';
import { renderMail } from './render-mail.ts';

const decode = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
  );

/** The links of a document, as a mail program follows them. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url = '']) => decode(url));

const footer = [{ text: 'Shelter' }];

describe.each(Object.entries(sampleMails))('the mail %s', (kind, { subject, text, html = '' }) => {
  it('B3.07 B3.13 is text and HTML with the same links, in the name of the shelter', () => {
    const webLinks = linksOf(html).filter((url) => url.startsWith('http'));
    expect(new Set(webLinks)).toEqual(new Set(text.match(/https?:\/\/\S+/g)));
    for (const part of [text, decode(html)]) {
      // Who is invited may have no account.
      const greeting = kind === 'staff-invitation' ? 'Hello,' : 'Hello Ada Lovelace,';
      expect(part).toContain(greeting);
      expect(part).toContain('12 Willow Street, Springfield, NY 10001');
      expect(part).toContain('(555) 010-0100');
      expect(part).toContain('Tuesday to Sunday, 10 AM to 5 PM');
      expect(part).toContain('https://www.google.com/maps/search/');
      expect(part).not.toMatch(/undefined|null|\[object/);
    }
    expect(text).not.toMatch(/<\w|&amp;/);
    expect(decode(html)).toContain(`<title>${subject}</title>`);
  });

  it('B3.07 has what readers of all kinds need, and no script', () => {
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('role="article"');
    expect(html.match(/<h1 /g)).toHaveLength(1);
    expect(html.match(/<img (?![^>]*alt="[^"]+")/g)).toBeNull();
    const layoutTables = html.match(/<table (?!role="presentation"|class="facts")/g);
    expect(layoutTables).toBeNull();
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<script|javascript:|<form|<iframe/i);
  });
});

/** Shorter lines may be names, or the same in both languages. */
const MIN_WORDS = 5;

/** The lines that we write, without links, contact, and what the shelter wrote. */
const linesOf = ({ subject, text }: MailContent) =>
  [subject, ...text.split('\n')].filter(
    (line) =>
      !/^>|https?:|Willow Street|Tuesday|We call you/.test(line) &&
      line.split(' ').length >= MIN_WORDS,
  );

it.each(Object.entries(sampleMailsIn('es')))(
  'B5.02 B5.04 the mail %s is in Spanish',
  (kind, mail) => {
    const { text, html = '' } = mail;
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).not.toContain('lang="en"');
    expect(text).toMatch(/^Hola(?:, Ada Lovelace)?:\n/);
    expect(text).toContain('Teléfono: (555) 010-0100');
    const english = linesOf(sampleMails[kind] ?? mail);
    expect(linesOf(mail).filter((line) => english.includes(line))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|\[object/);
  },
);

describe('the text of people in a mail', () => {
  it('B3.07 S20 is escaped wherever it is', () => {
    const attack = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;
    const { html } = renderMail({
      subject: attack,
      greeting: `Hello ${attack},`,
      blocks: [
        attack,
        mailLink(attack, `https://pawmatch.example/?q=${attack}`),
        mailLink('Click me', `javascript:alert(1)`),
        { kind: 'facts', facts: [{ label: attack, value: attack }] },
        { kind: 'photo', url: `https://pawmatch.example/${attack}`, alt: attack },
        { kind: 'quote', text: attack },
      ],
      footer: [{ text: attack }, { label: attack, text: attack, url: `mailto:${attack}` }],
    });
    expect(html).not.toMatch(/<script|<img src=x|javascript:/);
    const allowed =
      /^(?!doctype|html|head|meta|title|style|body|div|table|tr|td|th|h1|p|a|img|blockquote|strong|br)/;
    const names = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name = '']) => name);
    expect(names.filter((name) => allowed.test(name))).toEqual([]);
    expect(html.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^<>]*onerror/);
  });

  it('B3.07 keeps line breaks of a paragraph, and leaves the photo out of the text', () => {
    const { text, html } = renderMail({
      subject: 'Subject',
      greeting: 'Hello,',
      footer,
      blocks: ['One.\nTwo.', { kind: 'photo', url: 'https://a.example/b.jpg', alt: 'Biscuit' }],
    });
    expect(text).toBe('Hello,\n\nOne.\nTwo.\n\nShelter\n');
    expect(html).toContain('One.<br>Two.');
    expect(html).toContain('alt="Biscuit"');
  });
});
