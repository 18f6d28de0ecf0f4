import { describe, expect, it } from 'vitest';
import { searchFilterNames } from '../search/pets-address.ts';
import { embedAttribute, embedHeight, readEmbedQuery, writeEmbedTag } from './embed-tag.ts';

const read = (attributes: Record<string, string>) =>
  readEmbedQuery((name) => attributes[name] ?? null).toString();

describe('the tag for other sites', () => {
  it('B10.05 every filter of the public list is an attribute, and nothing else is asked for', () => {
    for (const name of searchFilterNames) {
      expect(read({ [embedAttribute(name)]: 'x' })).toBe(`${name}=x&limit=12`);
    }
    expect(read({ 'special-needs': '', limit: '4', status: 'Adopted', rows: '2' })).toBe(
      'special_needs=true&limit=4',
    );
  });

  it('B10.05 has a link that keeps the place free, and values that cannot end it', () => {
    const choice = { shelter: 'berlin-cats', species: 'Cat', age_group: '"><script>', rows: 2 };
    const link = { href: 'https://pets.example/pets?a=1&b=2', text: 'Meet <us>' };
    const [script, element = ''] = writeEmbedTag('https://pets.example', choice, link).split('\n');
    expect(script).toBe('<script src="https://pets.example/v1/embed.js" async></script>');
    expect(element).toContain(
      '<pawmatch-pets shelter="berlin-cats" species="Cat" age-group="&quot;>&lt;script>" rows="2">',
    );
    expect(element).toContain(`height="${embedHeight(2)}"`);
    expect(element).toContain('<a href="https://pets.example/pets?a=1&amp;b=2">');
    expect(element).toContain('>Meet &lt;us></text></a></svg></pawmatch-pets>');
    expect(element).not.toMatch(/style=|\n/);
  });
});
