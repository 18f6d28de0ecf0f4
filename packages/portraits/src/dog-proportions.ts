import type { DogBuild, DogPortrait } from './portrait.ts';

/** Half widths and heights of a dog's head seen from the front; eyes at y 0, y downwards. */
export interface DogHead {
  crown: number;
  crownWidth: number;
  temple: number;
  cheek: number;
  cheekY: number;
  jaw: number;
  jawY: number;
  chin: number;
  chinWidth: number;
  eyeX: number;
  eye: number;
  /** Outer corner up (positive) or down. */
  slant: number;
  bridge: number;
  muzzle: number;
  noseY: number;
  nose: number;
  /** How far the muzzle stands out towards us. */
  depth: number;
  neck: number;
}

const retriever: DogHead = {
  crown: 128,
  crownWidth: 92,
  temple: 146,
  cheek: 140,
  cheekY: 48,
  jaw: 100,
  jawY: 132,
  chin: 196,
  chinWidth: 52,
  eyeX: 64,
  eye: 23,
  slant: 0.02,
  bridge: 30,
  muzzle: 82,
  noseY: 96,
  nose: 40,
  depth: 95,
  neck: 128,
};

const builds: Record<DogBuild, Partial<DogHead>> = {
  retriever: {},
  hound: { crown: 122, temple: 128, cheek: 122, muzzle: 76, chin: 198, neck: 108, eye: 25 },
  shepherd: {
    temple: 138,
    cheek: 136,
    cheekY: 40,
    jaw: 88,
    muzzle: 66,
    noseY: 112,
    chin: 200,
    chinWidth: 44,
    eyeX: 60,
    eye: 21,
    slant: 0.16,
    neck: 140,
  },
  spitz: {
    crown: 120,
    temple: 148,
    cheek: 160,
    cheekY: 44,
    jaw: 104,
    muzzle: 66,
    noseY: 92,
    chin: 182,
    chinWidth: 44,
    eyeX: 62,
    eye: 21,
    slant: 0.2,
    nose: 34,
    neck: 150,
  },
  fox: {
    crown: 116,
    temple: 142,
    cheek: 158,
    cheekY: 46,
    jaw: 98,
    muzzle: 60,
    noseY: 88,
    chin: 172,
    chinWidth: 40,
    eyeX: 62,
    eye: 21,
    slant: 0.14,
    nose: 31,
    neck: 136,
  },
  bulldog: {
    crown: 118,
    crownWidth: 104,
    temple: 144,
    cheek: 158,
    cheekY: 66,
    jaw: 132,
    jawY: 134,
    chin: 176,
    chinWidth: 70,
    eyeX: 80,
    eye: 27,
    bridge: 40,
    muzzle: 106,
    noseY: 50,
    nose: 37,
    depth: 55,
    neck: 150,
  },
  pug: {
    crown: 124,
    crownWidth: 106,
    temple: 148,
    cheek: 154,
    cheekY: 60,
    jaw: 122,
    chin: 172,
    chinWidth: 64,
    eyeX: 78,
    eye: 31,
    bridge: 42,
    muzzle: 94,
    noseY: 46,
    nose: 33,
    depth: 50,
    neck: 142,
  },
  dachshund: {
    crown: 116,
    temple: 118,
    cheek: 112,
    jaw: 78,
    muzzle: 60,
    noseY: 122,
    nose: 35,
    chin: 204,
    chinWidth: 40,
    eyeX: 58,
    eye: 23,
    depth: 120,
    neck: 96,
  },
  poodle: {
    crown: 140,
    crownWidth: 110,
    temple: 120,
    cheek: 104,
    jaw: 74,
    muzzle: 58,
    noseY: 116,
    nose: 33,
    chin: 198,
    chinWidth: 40,
    eyeX: 56,
    eye: 22,
    depth: 110,
    neck: 96,
  },
  spaniel: { crown: 138, temple: 126, cheek: 118, muzzle: 78, noseY: 96, eye: 27, neck: 108 },
  collie: {
    crown: 118,
    temple: 128,
    cheek: 132,
    jaw: 86,
    muzzle: 62,
    noseY: 108,
    nose: 34,
    chin: 192,
    chinWidth: 42,
    eyeX: 58,
    eye: 22,
    slant: 0.08,
    neck: 142,
  },
  toy: {
    crown: 142,
    crownWidth: 112,
    temple: 140,
    cheek: 126,
    cheekY: 42,
    jaw: 80,
    jawY: 112,
    chin: 152,
    chinWidth: 38,
    eyeX: 72,
    eye: 32,
    muzzle: 56,
    noseY: 74,
    nose: 27,
    depth: 60,
    neck: 84,
  },
  terrier: {
    crown: 122,
    temple: 126,
    cheek: 128,
    jaw: 94,
    muzzle: 72,
    noseY: 90,
    nose: 35,
    chin: 182,
    eyeX: 60,
    eye: 23,
    neck: 104,
  },
  sighthound: {
    crown: 118,
    crownWidth: 80,
    temple: 108,
    cheek: 100,
    jaw: 68,
    muzzle: 52,
    noseY: 132,
    nose: 33,
    chin: 210,
    chinWidth: 36,
    eyeX: 58,
    eye: 23,
    depth: 130,
    neck: 84,
  },
  mastiff: {
    crown: 118,
    crownWidth: 100,
    temple: 148,
    cheek: 164,
    cheekY: 54,
    jaw: 122,
    muzzle: 90,
    noseY: 90,
    nose: 42,
    chin: 188,
    chinWidth: 64,
    eyeX: 74,
    eye: 21,
    depth: 85,
    neck: 152,
  },
};

const muzzleLength: Record<DogPortrait['muzzle'], number> = {
  flat: 0.96,
  short: 0.92,
  medium: 1,
  long: 1.05,
};

/** The head of a dog: its build, with the rounder, bigger-eyed head of a young one. */
export function dogHead(portrait: DogPortrait): DogHead {
  const head = { ...retriever, ...builds[portrait.build] };
  const length = muzzleLength[portrait.muzzle];
  const grown: DogHead = { ...head, noseY: head.noseY * length, chin: head.chin * length };
  if (portrait.age !== 'Baby') return grown;
  return {
    ...grown,
    crown: grown.crown * 1.1,
    crownWidth: grown.crownWidth * 1.1,
    temple: grown.temple * 1.05,
    eye: grown.eye * 1.28,
    eyeX: grown.eyeX * 1.04,
    noseY: grown.noseY * 0.84,
    nose: grown.nose * 0.86,
    muzzle: grown.muzzle * 0.94,
    chin: grown.chin * 0.86,
    jawY: grown.jawY * 0.9,
    depth: grown.depth * 0.75,
    neck: grown.neck * 0.86,
  };
}
