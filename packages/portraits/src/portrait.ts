/** Named coats of `coat-palette.ts`. */
export type CoatColour =
  | 'black'
  | 'white'
  | 'cream'
  | 'apricot'
  | 'golden'
  | 'ginger'
  | 'russet'
  | 'tan'
  | 'fawn'
  | 'brown'
  | 'chocolate'
  | 'sable'
  | 'grey'
  | 'blue'
  | 'silver'
  | 'rose';

export type CoatTexture = 'sleek' | 'short' | 'medium' | 'long' | 'curly' | 'wire' | 'bare';

export type DogBuild =
  | 'retriever'
  | 'hound'
  | 'shepherd'
  | 'spitz'
  | 'fox'
  | 'bulldog'
  | 'pug'
  | 'dachshund'
  | 'poodle'
  | 'spaniel'
  | 'collie'
  | 'toy'
  | 'terrier'
  | 'sighthound'
  | 'mastiff';

export type CatBuild = 'domestic' | 'round' | 'oriental' | 'longhair' | 'flat' | 'lynx' | 'bare';

export type DogPattern =
  | 'solid'
  | 'blaze'
  | 'patches'
  | 'tricolour'
  | 'tan-points'
  | 'saddle'
  | 'mask'
  | 'spotted'
  | 'merle'
  | 'brindle'
  | 'husky'
  | 'pale-cheeks';

export type CatPattern =
  | 'solid'
  | 'tuxedo'
  | 'bicolour'
  | 'tabby'
  | 'tabby-white'
  | 'calico'
  | 'tortoiseshell'
  | 'spotted'
  | 'points'
  | 'points-white';

export type EyeColour = 'brown' | 'amber' | 'hazel' | 'green' | 'blue' | 'copper' | 'odd';

export type Pose = 'facing' | 'three-quarter' | 'sitting' | 'lying';

export type AccessoryColour = 'evergreen' | 'marigold' | 'berry' | 'clay' | 'mist';

export type Accessory =
  | { kind: 'none' }
  | { kind: 'collar'; colour: AccessoryColour }
  | { kind: 'bandana'; colour: AccessoryColour };

export type Scene = 'arch' | 'sun' | 'window' | 'garden' | 'sofa' | 'hills' | 'plants' | 'evening';

interface Sitter {
  /** Coats in the order the pattern uses them: body, then markings. */
  colours: readonly [CoatColour, ...CoatColour[]];
  coat: CoatTexture;
  eyes: EyeColour;
  pose: Pose;
  /** Which way a three-quarter head looks, and where a lying body points. */
  looks: 'left' | 'right';
  accessory: Accessory;
  age: 'Baby' | 'Young' | 'Adult' | 'Senior';
  scene: Scene;
  /** Same seed, same picture, to the byte. */
  seed: number;
}

export interface DogPortrait extends Sitter {
  species: 'Dog';
  build: DogBuild;
  pattern: DogPattern;
  ears: 'pricked' | 'folded' | 'floppy' | 'long' | 'bat' | 'rose';
  muzzle: 'flat' | 'short' | 'medium' | 'long';
  mouth: 'closed' | 'smile' | 'panting';
}

export interface CatPortrait extends Sitter {
  species: 'Cat';
  build: CatBuild;
  pattern: CatPattern;
  ears: 'pricked' | 'folded' | 'large' | 'tufted';
}

/** Everything that is needed to draw one animal in one scene. */
export type Portrait = DogPortrait | CatPortrait;
