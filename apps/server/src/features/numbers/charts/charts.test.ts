import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';

const anyRows = fc.array(
  fc.record({
    label: fc.string(),
    now: fc.oneof(fc.nat(9), fc.nat(50_000)),
    before: fc.oneof(fc.nat(9), fc.nat(50_000)),
  }),
  { minLength: 1, maxLength: 50 },
);
const periods = { now: '2026', before: '2025' };

/** The rectangles of bars, without those of the legend. */
const barsOf = (svg: string) =>
  [...svg.matchAll(/<rect (x="[^"]*%"[^>]*)>/g)].map(([, attributes = '']) => {
    const { x, y, width, height, fill } = Object.fromEntries(
      [...attributes.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const [left, top, across, down] = [x, y, width, height].map((it) =>
      Number.parseFloat(it ?? ''),
    );
    return { left: left ?? 0, top: top ?? 0, across: across ?? 0, down: down ?? 0, fill };
  });

it.each([
  { name: 'bars', draw: drawBars, sizeOf: ({ across }: { across: number }) => across, most: 44 },
  { name: 'columns', draw: drawColumns, sizeOf: ({ down }: { down: number }) => down, most: 168 },
])(
  'B9.10 $name are as long as their values, and told apart without color',
  ({ draw, sizeOf, most }) => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const svg = draw({ id: 'intake', label: 'Intake', periods, rows });
        const bars = barsOf(svg);
        const values = rows.flatMap(({ now, before }) => [now, before]);
        expect(bars).toHaveLength(values.length);
        const longest = Math.max(...values);
        const scale = Math.max(...bars.map(sizeOf)) / Math.max(1, longest);
        // Round numbers of the axis leave some room above the highest column.
        if (longest > 0) expect(scale * longest).toBeGreaterThan(most / 2.6);
        expect(scale * longest).toBeLessThanOrEqual(most + 0.01);
        for (const [index, bar] of bars.entries()) {
          expect(Math.abs(sizeOf(bar) - (values[index] ?? 0) * scale)).toBeLessThan(0.03);
          expect(bar.fill?.startsWith('url(#intake-hatching)')).toBe(index % 2 === 1);
          expect(bar.left + bar.across).toBeLessThan(100.1);
          expect(bar.top).toBeGreaterThan(20);
        }
      }),
    );
  },
);

it.each([9, 139, 1_000, 50_000])(
  'B9.10 the value %d beside the longest bar fits on a phone',
  (now) => {
    const [bar] = barsOf(
      drawBars({ id: 'a', label: 'A', periods, rows: [{ label: 'Adopted', now, before: 0 }] }),
    );
    const [phone, digit, gap] = [280, 7, 5];
    const end = (((bar?.left ?? 0) + (bar?.across ?? 0)) / 100) * phone;
    expect(end + gap + now.toLocaleString('en').length * digit).toBeLessThanOrEqual(phone);
  },
);

it('B9.10 charts write what they show as text, and no text becomes markup', () => {
  const rows = [
    { label: '<b>&"', shortLabel: 'Jan', now: 1_200, before: 0 },
    { label: 'Born here', shortLabel: 'Feb', now: 3, before: 1 },
  ];
  const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, it]) => it);
  const bars = drawBars({ id: 'a', label: 'Intake by kind: "1"', periods, rows });
  expect(bars).toMatch(/^<svg .*aria-label="Intake by kind: &quot;1&quot;"/);
  const written = ['2026', '2025', '&lt;b&gt;&amp;&quot;', '1,200', '0', 'Born here', '3', '1'];
  expect(textsOf(bars)).toEqual(written);
  const columns = drawColumns({ id: 'a', label: 'Intake by month', periods, rows });
  expect(textsOf(columns)).toEqual([
    ...['2026', '2025', '0', '200', '400', '600', '800', '1,000', '1,200', 'Jan', 'Feb'],
  ]);
});
