import type { CatBuild, CatPortrait } from './portrait.ts';

/** Half widths and heights of a cat's head seen from the front; eyes at y 0, y downwards. */
export interface CatHead {
  crown: number;
  crownWidth: number;
  temple: number;
  cheek: number;
  cheekY: number;
  jaw: number;
  chin: number;
  eyeX: number;
  eye: number;
  /** Height of the eye opening against its width. */
  open: number;
  slant: number;
  noseY: number;
  nose: number;
  pad: number;
  depth: number;
  /** Ear: where it starts and ends on the head, and where its tip is. */
  earIn: number;
  earOut: number;
  earTipX: number;
  earTip: number;
  neck: number;
}

const domestic: CatHead = {
  crown: 112,
  crownWidth: 78,
  temple: 132,
  cheek: 152,
  cheekY: 50,
  jaw: 102,
  chin: 142,
  eyeX: 67,
  eye: 33,
  open: 0.9,
  slant: 0.12,
  noseY: 66,
  nose: 19,
  pad: 46,
  depth: 48,
  earIn: 34,
  earOut: 128,
  earTipX: 122,
  earTip: 198,
  neck: 104,
};

const builds: Record<CatBuild, Partial<CatHead>> = {
  domestic: {},
  round: {
    crown: 118,
    crownWidth: 92,
    temple: 148,
    cheek: 176,
    cheekY: 58,
    jaw: 126,
    chin: 144,
    eyeX: 72,
    eye: 36,
    open: 1,
    slant: 0.02,
    noseY: 60,
    pad: 52,
    earIn: 56,
    earOut: 142,
    earTipX: 132,
    earTip: 178,
    neck: 132,
  },
  oriental: {
    crown: 106,
    temple: 122,
    cheek: 122,
    cheekY: 36,
    jaw: 78,
    chin: 148,
    eyeX: 62,
    eye: 31,
    open: 0.8,
    slant: 0.26,
    noseY: 78,
    pad: 40,
    depth: 60,
    earTipX: 140,
    earTip: 206,
    neck: 84,
  },
  longhair: { temple: 136, cheek: 162, jaw: 112, earTip: 192, neck: 130 },
  flat: {
    crown: 116,
    crownWidth: 90,
    temple: 146,
    cheek: 174,
    cheekY: 58,
    jaw: 132,
    chin: 138,
    eyeX: 76,
    eye: 37,
    open: 0.92,
    slant: 0,
    noseY: 34,
    nose: 18,
    pad: 50,
    depth: 28,
    earIn: 64,
    earOut: 142,
    earTipX: 128,
    earTip: 172,
    neck: 140,
  },
  lynx: {
    crown: 114,
    temple: 130,
    cheek: 150,
    jaw: 106,
    chin: 156,
    eye: 31,
    noseY: 76,
    pad: 54,
    depth: 60,
    earIn: 34,
    earOut: 138,
    earTipX: 128,
    earTip: 206,
    neck: 136,
  },
  bare: {
    crown: 112,
    temple: 128,
    cheek: 138,
    cheekY: 44,
    jaw: 82,
    chin: 146,
    eye: 34,
    slant: 0.2,
    noseY: 72,
    neck: 78,
  },
};

/** The head of a cat: its build, its ears, and the big-eyed roundness of a kitten. */
export function catHead(portrait: CatPortrait): CatHead {
  const head = { ...domestic, ...builds[portrait.build] };
  if (portrait.ears === 'large') {
    head.earTip *= 1.14;
    head.earTipX *= 1.14;
    head.earOut *= 1.06;
  }
  if (portrait.age !== 'Baby') return head;
  return {
    ...head,
    crown: head.crown * 1.14,
    crownWidth: head.crownWidth * 1.14,
    temple: head.temple * 1.04,
    cheek: head.cheek * 0.98,
    jaw: head.jaw * 0.94,
    chin: head.chin * 0.9,
    eye: head.eye * 1.2,
    open: 0.96,
    slant: 0.06,
    noseY: head.noseY * 0.9,
    nose: head.nose * 0.84,
    pad: head.pad * 0.86,
    neck: head.neck * 0.82,
  };
}
