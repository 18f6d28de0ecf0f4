/** Sizes in points. */
export const styles = {
  h1: { size: 20, before: 0, after: 10 },
  h2: { size: 13, before: 12, after: 4 },
  h3: { size: 11, before: 8, after: 2 },
  text: { size: 10.5, before: 0, after: 7 },
  item: { size: 10.5, before: 0, after: 3 },
  footer: { size: 8, before: 0, after: 0 },
  signature: { size: 8, before: 0, after: 0 },
};

/** @param {1 | 2 | 3} level of a heading */
export const styleOf = (level) => styles[/** @type {'h1' | 'h2' | 'h3'} */ (`h${level}`)];
