import { brand } from './brand-palette.ts';
import type { AccessoryColour, CoatColour, EyeColour } from './portrait.ts';

/** One coat as a painter mixes it: lit, own, turned away, and the line between hairs. */
export interface Tones {
  light: string;
  base: string;
  shade: string;
  deep: string;
}

const tones = (light: string, base: string, shade: string, deep: string): Tones => ({
  light,
  base,
  shade,
  deep,
});

export const coats: Record<CoatColour, Tones> = {
  black: tones('#5B5855', '#333132', '#211F20', '#141213'),
  white: tones('#FFFDF7', '#F8F2E7', '#DDD0BF', '#B7A591'),
  cream: tones('#FFF6E2', '#F3E1C0', '#D9BE94', '#B0916A'),
  apricot: tones('#F9DDB4', '#E6B884', '#C88F5B', '#9C6539'),
  golden: tones('#F7D694', '#E0AE5F', '#BC833A', '#8A5A24'),
  ginger: tones('#F3B873', '#D98743', '#B3622A', '#86431A'),
  russet: tones('#D98743', '#B15F28', '#86431A', '#5E2C10'),
  tan: tones('#E3B27C', '#C48A52', '#9C6536', '#6F4322'),
  fawn: tones('#F1DDBB', '#DDBE92', '#BC9768', '#8C6A42'),
  brown: tones('#A97F5A', '#7F5A3D', '#5C3E29', '#3E2819'),
  chocolate: tones('#8A5E45', '#633F2D', '#472B1E', '#2F1B12'),
  sable: tones('#C9A981', '#9F7E59', '#77593B', '#4E3826'),
  grey: tones('#B1B3B0', '#85898A', '#62676A', '#43484B'),
  blue: tones('#A3AEB6', '#788590', '#58646F', '#3D4751'),
  silver: tones('#E1E1DC', '#BFC1BE', '#959A9A', '#6C7274'),
  rose: tones('#F8DFD2', '#EBC4B2', '#D09C88', '#A8715E'),
};

/** The same coat a step lighter, as on a muzzle or a belly. */
export const paler = ({ light, base, shade }: Tones): Tones => ({
  light,
  base: light,
  shade: base,
  deep: shade,
});

/** Iris: lit lower part, and own colour. */
export const irises: Record<Exclude<EyeColour, 'odd'>, { glow: string; own: string }> = {
  brown: { glow: '#9A5E2C', own: '#4E2C15' },
  amber: { glow: '#EDBE57', own: '#B9781F' },
  hazel: { glow: '#BE9448', own: '#735624' },
  green: { glow: '#CBD88A', own: '#7F9A4B' },
  blue: { glow: '#BFE0EC', own: '#6FA3C4' },
  copper: { glow: '#F0A848', own: '#C4661F' },
};

export const features = {
  pupil: '#15110F',
  rim: '#231A16',
  sclera: '#F4EBDD',
  nose: '#2A2424',
  noseLight: '#5E5757',
  noseRose: '#C98478',
  noseRoseDark: '#9C5B52',
  noseLiver: '#5A3A2C',
  noseLiverLight: '#8E6552',
  earRose: '#D9A291',
  earDusk: '#8B6458',
  tongue: '#DE8288',
  tongueDark: '#B9545F',
  mouth: '#4A1F25',
  glint: '#FFFFFF',
} as const;

export const cloths: Record<AccessoryColour, { light: string; base: string; shade: string }> = {
  evergreen: { light: brand.evergreenMid, base: brand.evergreen, shade: brand.evergreenDark },
  marigold: { light: brand.marigoldSoft, base: brand.marigold, shade: brand.clay },
  berry: { light: brand.berrySoft, base: brand.berry, shade: brand.berryDark },
  clay: { light: brand.claySoft, base: brand.clay, shade: brand.clayDark },
  mist: { light: brand.light, base: brand.mist, shade: brand.mistDeep },
};
