import { expect, it } from 'vitest';
import { toOneLine, toPlainText } from './plain-text.ts';

it('R3.24 decodes entities that were escaped once or twice', () => {
  expect(toPlainText('I&#39;m &quot;Rex&quot; &amp; friends')).toBe(`I'm "Rex" & friends`);
  expect(toPlainText('I&amp;#39;m here.&amp;#10;Come!')).toBe("I'm here.\nCome!");
  expect(toPlainText('R&amp;B, AT&T, 5 &lt; 6')).toBe('R&B, AT&T, 5 < 6');
});

it('R3.24 turns block markup into line breaks and removes other markup', () => {
  expect(toPlainText('One&lt;br /&gt;two<p class="x">three</p>')).toBe('One\ntwothree');
  expect(toPlainText('&amp;lt;b&amp;gt;Bold&amp;lt;/b&amp;gt; dog')).toBe('Bold dog');
});

it('R3.24 trims spaces, empty lines and truncated entities', () => {
  expect(toPlainText('  a \t\r\n\r\n\r\n\r\n b  ')).toBe('a\n\n b');
  expect(toPlainText('I love it&amp;#3...')).toBe('I love it...');
  expect(toOneLine(' Sir \n  Barks ')).toBe('Sir Barks');
  expect(toOneLine('&#8238;Sir\u0007 Barks\u0001 ')).toBe('Sir Barks');
});
