import { brand } from '../brand-palette.ts';
import { fill, line } from '../sketch.ts';

const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${more ? ` ${more}` : ''}/>`;

const rect = (x: number, y: number, w: number, h: number, colour: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${more ? ` ${more}` : ''}/>`;

/** Reads on paper and on deep evergreen alike: a half-clear cloud under everything. */
const cloud = fill(
  'M30 96C22 58 62 26 108 30C140 12 196 24 212 62C234 92 216 134 176 140H66C44 138 34 120 30 96Z',
  brand.evergreenSoft,
  'opacity="0.3"',
);
const ground = ellipse(120, 153, 92, 8, brand.evergreenSoft, 'opacity="0.5"');

const page = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" height="180">${cloud}${ground}${content}</svg>`;

const paw = (x: number, y: number, size: number, colour: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${colour}"><path d="M0 9C-6 9-8 5-6 1C-4-3 4-3 6 1C8 5 6 9 0 9Z"/><ellipse cx="-8" cy="-3" rx="2.4" ry="3.4"/><ellipse cx="-3" cy="-8" rx="2.4" ry="3.6"/><ellipse cx="3" cy="-8" rx="2.4" ry="3.6"/><ellipse cx="8" cy="-3" rx="2.4" ry="3.4"/></g>`;

const sparkle = (x: number, y: number, size: number): string =>
  fill(
    `M${x} ${y - size}Q${x + size * 0.16} ${y - size * 0.16} ${x + size} ${y}Q${x + size * 0.16} ${y + size * 0.16} ${x} ${y + size}Q${x - size * 0.16} ${y + size * 0.16} ${x - size} ${y}Q${x - size * 0.16} ${y - size * 0.16} ${x} ${y - size}Z`,
    brand.marigold,
  );

/** No matches: a cat looks out of a box, still waiting. */
export const drawNoMatches = (): string =>
  page(
    [
      fill('M72 84L58 62L40 76L64 96Z', brand.claySoft),
      fill('M168 84L182 62L200 76L176 96Z', brand.claySoft),
      rect(64, 84, 112, 20, brand.walnutDark),
      fill(
        'M86 92C82 66 84 46 90 34Q93 30 97 34L110 48Q120 45 130 48L143 34Q147 30 150 34C156 46 158 66 154 92Z',
        brand.ink,
      ),
      fill('M92 56Q92 46 95 42L104 52ZM148 56Q148 46 145 42L136 52Z', brand.berrySoft),
      ellipse(105, 70, 9, 9.5, brand.marigold),
      ellipse(135, 70, 9, 9.5, brand.marigold),
      ellipse(106, 70, 4.6, 8, brand.inkDeep),
      ellipse(136, 70, 4.6, 8, brand.inkDeep),
      ellipse(103, 66.5, 2.2, 2.4, brand.light),
      ellipse(133, 66.5, 2.2, 2.4, brand.light),
      fill('M117 80Q120 78.6 123 80Q122 83.6 120 84.6Q118 83.6 117 80Z', brand.berrySoft),
      line('M100 82L80 79M100 86L82 89M140 82L160 79M140 86L158 89', brand.light, 1.3),
      rect(64, 92, 112, 60, brand.clay, 'rx="3"'),
      rect(140, 92, 36, 60, brand.clayDark, 'opacity="0.4"'),
      fill('M64 92H176V99H64Z', brand.claySoft, 'opacity="0.8"'),
      ellipse(96, 94, 9, 7, brand.ink),
      ellipse(144, 94, 9, 7, brand.ink),
      line('M93.4 95V99M98.6 95V99M141.4 95V99M146.6 95V99', brand.evergreenSoft, 1.2),
      paw(120, 126, 1.5, brand.marigoldLight),
      sparkle(196, 46, 8),
      sparkle(46, 50, 5.5),
    ].join(''),
  );

/** No visits: a calendar page with one day kept free, and a leash that waits. */
export const drawNoVisits = (): string => {
  const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    .filter((day) => day !== 8)
    .map((day) =>
      rect(
        82 + (day % 5) * 17,
        84 + Math.floor(day / 5) * 20,
        9,
        9,
        brand.evergreenLight,
        'rx="2.5"',
      ),
    )
    .join('');
  return page(
    [
      line('M176 150C214 150 222 116 198 106C178 98 178 70 200 66', brand.berry, 5),
      line('M200 66q14 -3 13 -14q-2 -10 -13 -8q-10 4 -6 15', brand.berry, 5),
      rect(66, 42, 108, 112, brand.evergreenDark, 'rx="10" opacity="0.25"'),
      rect(64, 36, 112, 112, brand.paper, 'rx="10"'),
      fill('M64 46a10 10 0 0 1 10-10H166a10 10 0 0 1 10 10V66H64Z', brand.evergreenMid),
      line('M92 28V46M148 28V46', brand.marigold, 6),
      rect(100, 48, 40, 6, brand.evergreenLight, 'rx="3"'),
      days,
      ellipse(137.5, 108.5, 13, 13, brand.marigold),
      paw(137.5, 108, 0.86, brand.walnut),
      sparkle(44, 56, 6.5),
    ].join(''),
  );
};

/** No pets: an empty basket, a full bowl. */
export const drawNoPets = (): string =>
  page(
    [
      fill(
        'M34 116C26 84 62 72 104 72S182 84 174 116V138C174 151 150 155 104 155S34 151 34 138Z',
        brand.berry,
      ),
      fill('M48 116C44 92 72 86 104 86S164 92 160 116L148 138H60Z', brand.berryDark),
      fill('M54 126C54 106 74 100 104 100S154 106 154 126L144 142H64Z', brand.paperDeep),
      fill('M58 132Q104 120 150 132L144 142H64Z', brand.sand),
      fill(
        'M34 112C44 122 58 118 68 128Q74 136 86 136H122Q134 136 140 128C150 118 164 122 174 112V138C174 151 150 155 104 155S34 151 34 138Z',
        brand.berry,
      ),
      fill(
        'M140 128C150 118 164 122 174 112V138C174 147 160 152 138 154Z',
        brand.berryDark,
        'opacity="0.55"',
      ),
      line(
        'M52 124q-6 12 -4 22M156 124q6 12 4 22M84 137q-3 8 -2 16M124 137q3 8 2 16',
        brand.berrySoft,
        2,
      ),
      fill(
        'M92 107q-6-7 0-10q5-1 6 5h16q1-6 6-5q6 3 0 10q6 7 0 10q-5 1-6-5h-16q-1 6-6 5q-6-3 0-10Z',
        brand.light,
      ),
      ellipse(196, 130, 21, 6, brand.clayDark),
      ellipse(196, 128, 17, 7, brand.walnut),
      fill('M175 130H217L222 152Q196 157 170 152Z', brand.marigold),
      fill('M203 130H217L222 152Q214 154 204 154Z', brand.clay, 'opacity="0.5"'),
      paw(195, 142, 0.7, brand.paper),
      sparkle(60, 58, 7),
      sparkle(170, 66, 5),
    ].join(''),
  );

/** A page that is not there: a dog has dug for it and looks up with earth on its nose. */
export const drawNotFound = (): string =>
  page(
    [
      fill('M18 153C34 122 64 126 84 114H156C176 126 206 122 222 153Z', brand.clay),
      ellipse(120, 117, 52, 14, brand.walnutDark),
      fill('M78 118C74 84 86 52 120 52S166 84 162 118Z', brand.marigoldSoft),
      fill('M142 58C158 72 164 94 162 118H144C152 96 152 76 142 58Z', brand.clay, 'opacity="0.4"'),
      fill('M94 58C78 56 68 72 68 94C68 106 78 108 84 98C90 88 92 72 98 64Z', brand.claySoft),
      fill(
        'M146 58C162 56 172 72 172 94C172 106 162 108 156 98C150 88 148 72 142 64Z',
        brand.claySoft,
      ),
      fill(
        'M112 78H128C134 88 148 96 146 108Q140 120 120 120T94 108C92 96 106 88 112 78Z',
        brand.marigoldLight,
      ),
      ellipse(104, 80, 6, 6.6, brand.ink),
      ellipse(136, 80, 6, 6.6, brand.ink),
      ellipse(102, 77.4, 2, 2.2, brand.light),
      ellipse(134, 77.4, 2, 2.2, brand.light),
      fill('M108 94Q120 86 132 94Q132 104 120 106Q108 104 108 94Z', brand.ink),
      fill('M111 93Q120 85 129 93Q120 97 111 93Z', brand.clay),
      line('M120 106V110M120 110Q112 116 106 110M120 110Q128 116 134 110', brand.ink, 2),
      fill('M18 153C34 124 60 128 80 118Q120 138 160 118C180 128 206 124 222 153Z', brand.clay),
      fill(
        'M146 126C160 124 160 118 160 118C180 128 206 124 222 153H146Z',
        brand.clayDark,
        'opacity="0.4"',
      ),
      ellipse(92, 124, 13, 9, brand.marigoldSoft),
      ellipse(148, 124, 13, 9, brand.marigoldSoft),
      line('M88 127v5M95 127v5M144 127v5M151 127v5', brand.clayDark, 1.8),
      [
        [52, 96, 5],
        [40, 76, 3.5],
        [60, 70, 3],
        [188, 94, 4.5],
        [200, 72, 3],
        [182, 64, 3.4],
      ]
        .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.86, brand.clay))
        .join(''),
      paw(46, 143, 0.62, brand.clayDark, 30),
      paw(196, 142, 0.62, brand.clayDark, -24),
      sparkle(196, 44, 6),
    ].join(''),
  );
