import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';

/** OWASP's minimum for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash occupies a processor and one of the four threads of the process's pool for about 23 ms. Files, images and
 * token signatures use the same pool, and all other requests need a processor, so one is left to them.
 */
const hashing = new Semaphore(Math.max(1, Math.min(2, availableParallelism() - 1)));

/** NIST SP 800-63B-4, 3.1.1.2: the same password from another keyboard has the same code points. */
const normalise = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hashing.runExclusive(() => hash(normalise(password), ARGON2_OPTIONS));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is right. Without a hash, because the e-mail address is unknown, the check takes
 * as long as with one and returns false.
 */
export async function isRightPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const compared = passwordHash ?? (await decoy);
  const isEqual = await hashing.runExclusive(() => verify(compared, normalise(password)));
  return isEqual && passwordHash !== undefined;
}
