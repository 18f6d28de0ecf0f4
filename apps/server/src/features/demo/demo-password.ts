import { randomInt } from 'node:crypto';

/** Letters that are easy to tell apart; four groups of five have about 90 bits. */
const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** Such as `kwbtr-hmsza-ycfpe-ndqgx`. */
export function newDemoPassword(): string {
  const letter = () => PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)];
  const group = () => Array.from({ length: 5 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}
