/** Longer words have no slips that could be found. */
export const MAX_WORD_LENGTH = 40;

/** The last three rows of the table of distances, made once: a search compares hundreds of words. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_WORD_LENGTH + 1));

/**
 * The letters that must be inserted, deleted, changed or swapped with their neighbour to turn one word into
 * the other (optimal string alignment).
 * @param most a greater distance is returned as any number above it
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (a.length > MAX_WORD_LENGTH || b.length > MAX_WORD_LENGTH) return most + 1;
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let lowest = i;
    const letter = a.charCodeAt(i - 1);
    const before = a.charCodeAt(i - 2);
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      let distance = (last[j - 1] as number) + (letter === other ? 0 : 1);
      const deleted = (last[j] as number) + 1;
      const inserted = (row[j - 1] as number) + 1;
      if (deleted < distance) distance = deleted;
      if (inserted < distance) distance = inserted;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && before === other) {
        const swapped = (beforeLast[j - 2] as number) + 1;
        if (swapped < distance) distance = swapped;
      }
      row[j] = distance;
      if (distance < lowest) lowest = distance;
    }
    if (lowest > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] as number;
}
