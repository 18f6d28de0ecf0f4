import { spanishAliases } from '../phrases/spanish-aliases.ts';

/** How people call breeds and colours, by what it is in full. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  alsatian: ['german shepherd'],
  aussie: ['australian shepherd', 'australian cattle dog'],
  bc: ['border collie'],
  berner: ['bernese'],
  bostie: ['boston terrier'],
  cavie: ['cavalier'],
  chi: ['chihuahua'],
  cockapoo: ['cocker spaniel poodle'],
  coonie: ['maine coon'],
  dlh: ['domestic long hair', 'domestic longhair'],
  dmh: ['domestic medium hair', 'domestic mediumhair'],
  dobie: ['doberman'],
  doodle: ['goldendoodle', 'labradoodle', 'poodle'],
  doxie: ['dachshund'],
  dsh: ['domestic short hair', 'domestic shorthair'],
  frenchie: ['french bulldog'],
  ginger: ['orange'],
  goldie: ['golden retriever'],
  gray: ['grey'],
  grey: ['gray'],
  gsd: ['german shepherd'],
  gsp: ['german shorthaired pointer'],
  heeler: ['cattle dog'],
  jrt: ['jack russell'],
  lab: ['labrador'],
  labs: ['labrador'],
  malti: ['maltese'],
  moggie: ['domestic'],
  moggy: ['domestic'],
  mutt: ['mixed', 'mix'],
  newfie: ['newfoundland'],
  pibble: ['pit bull'],
  pit: ['pit bull'],
  pitbull: ['pit bull'],
  pitbulls: ['pit bull'],
  pittie: ['pit bull'],
  pitty: ['pit bull'],
  pom: ['pomeranian'],
  poo: ['poodle'],
  pyr: ['pyrenees'],
  rottie: ['rottweiler'],
  rotty: ['rottweiler'],
  sheltie: ['shetland sheepdog'],
  shihtzu: ['shih tzu'],
  staffie: ['staffordshire'],
  staffy: ['staffordshire'],
  tortie: ['tortoiseshell'],
  tux: ['tuxedo'],
  weenie: ['dachshund'],
  westie: ['west highland'],
  wiener: ['dachshund'],
  wolfdog: ['wolf'],
  yorkie: ['yorkshire'],
};

/** Written by ear, too far from the right form to be corrected by letters. Nothing is corrected to them. */
const slips: Readonly<Record<string, readonly string[]>> = {
  chiwawa: ['chihuahua'],
  chiwowa: ['chihuahua'],
  chuahua: ['chihuahua'],
  daschund: ['dachshund'],
  datsun: ['dachshund'],
  doxin: ['dachshund'],
  rusky: ['russian'],
  schnauser: ['schnauzer'],
  shitsu: ['shih tzu'],
  shitzu: ['shih tzu'],
  snauzer: ['schnauzer'],
  weiner: ['dachshund'],
};

/**
 * Other names of breeds, and how they are often written by ear: each finds what is written out. Letters are
 * folded. A spelling that differs by a letter or two needs no entry; it is corrected by itself.
 */
export const wordAliases: ReadonlyMap<string, readonly string[]> = new Map([
  ...spanishAliases,
  ...Object.entries(otherNames),
  ...Object.entries(slips),
]);

/** Right forms, which a slip may have meant: "yorky" is "yorkie". */
export const aliasNames: readonly string[] = Object.keys(otherNames);

/** Colours and patterns, which listings have in their descriptions. */
export const coatColours: ReadonlySet<string> = new Set(
  `apricot bicolor black blue brindle brown buff calico chocolate cream fawn ginger gold golden gray grey harlequin
   lilac merle orange parti piebald red roan sable seal silver spotted tabby tan tiger torbie tortie tortoiseshell
   tricolor tuxedo white yellow`.split(/\s+/),
);
