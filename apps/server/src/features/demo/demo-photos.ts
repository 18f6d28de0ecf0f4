/**
 * The focal points of the pictures of each demonstration pet, the main picture first, so that every crop
 * shows the whole face: left and top in percent.
 */
const focalPoints: Readonly<Record<string, readonly string[]>> = {
  'apricot-poodle': ['50 30', '50 0'],
  'australian-shepherd-puppy': ['50 0', '50 25'],
  beagle: ['50 35', '50 0'],
  bengal: ['50 15', '50 0', '95 55'],
  'black-cat': ['50 10', '50 0', '0 0'],
  'black-labrador-senior': ['100 0', '50 30', '100 55'],
  'border-collie': ['50 30', '50 0', '100 5'],
  'british-shorthair': ['50 10', '50 0'],
  'brown-tabby': ['50 10', '50 0', '0 0'],
  calico: ['50 10', '50 0'],
  'chihuahua-senior': ['50 35', '50 0', '100 15'],
  'chocolate-labrador-puppy': ['50 0', '50 20'],
  'cocker-spaniel': ['50 25', '50 0', '0 55'],
  'dachshund-senior': ['50 40', '50 0'],
  'dalmatian-puppy': ['50 20', '50 0'],
  'french-bulldog': ['50 30', '50 0'],
  'german-shepherd': ['50 30', '50 0', '100 5'],
  'ginger-and-white-kitten': ['50 10', '50 0'],
  'ginger-tabby': ['100 0', '50 10', '100 55'],
  'golden-retriever': ['50 30', '50 0', '0 55'],
  'grey-and-white-senior': ['0 0', '50 10', '50 0'],
  'grey-tabby-kitten': ['50 0', '50 10'],
  greyhound: ['50 40', '50 0'],
  'jack-russell-terrier': ['50 0', '50 30'],
  'maine-coon': ['50 20', '50 0'],
  'pembroke-corgi': ['50 30', '50 0', '0 55'],
  persian: ['50 10', '50 0', '100 0'],
  'pug-senior': ['0 15', '50 25', '50 0'],
  ragdoll: ['0 0', '50 10', '0 55'],
  'scottish-fold': ['50 0', '50 20'],
  'shiba-inu': ['50 30', '50 0'],
  siamese: ['50 25', '50 0'],
  'siberian-husky': ['50 30', '50 0'],
  sphynx: ['50 20', '50 0', '95 5'],
  'staffordshire-mix': ['50 30', '50 0', '100 15'],
  'terrier-mix': ['100 0', '50 30', '100 55'],
  'tortoiseshell-senior': ['50 10', '50 0', '100 0'],
  tuxedo: ['50 0', '50 10', '100 55'],
  'west-highland-terrier': ['50 30', '50 0', '100 55'],
  'white-odd-eyed': ['100 5', '50 20', '50 0'],
};

/** A picture of a demonstration pet. */
interface DemoPhoto {
  file: string;
  focalPoint: { x: number; y: number };
}

/** The pictures of a pet, the main one first. */
export const demoPhotos = (slug: string): DemoPhoto[] =>
  (focalPoints[slug] ?? []).map((point, position) => {
    const [x = 50, y = 50] = point.split(' ').map(Number);
    const file = position === 0 ? `${slug}.webp` : `${slug}-${position + 1}.webp`;
    return { file, focalPoint: { x: x / 100, y: y / 100 } };
  });
