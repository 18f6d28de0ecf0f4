import type { Portrait } from './portrait.ts';

/** A picture of the demonstration shelter, with the facts that its story must agree with. */
export interface DemoPortrait {
  /** Also the name of the rendered file: `{slug}.jpg`. */
  slug: string;
  species: 'Dog' | 'Cat';
  breed: string;
  coat: 'Short' | 'Medium' | 'Long';
  age: 'Baby' | 'Young' | 'Adult' | 'Senior';
  /** In words, such as "black and tan". */
  colours: string;
  portrait: Portrait;
}
