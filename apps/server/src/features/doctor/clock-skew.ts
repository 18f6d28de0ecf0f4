import type { Config } from '../../config.ts';

const TIMEOUT_MS = 3_000;

/** `Date` has whole seconds. */
const ROUNDED_AWAY_MS = 500;

/** The clock of another machine, by the `Date` of its response. */
interface ClockSkew {
  host: string;
  /** By how many milliseconds it is ahead of the clock of this machine. */
  aheadMs: number;
}

/** Addresses that may be answered by other machines: S3, and the proxy in front of the application. */
function addressesOf({ s3, publicUrl }: Pick<Config, 's3' | 'publicUrl'>): string[] {
  const storage = s3 && (s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`);
  return [storage, publicUrl && `${publicUrl}/api/health`].filter((it) => it !== undefined);
}

/** Reads the clocks that can be read, whatever the status of the response is. */
export async function readClockSkews(
  config: Pick<Config, 's3' | 'publicUrl'>,
  clock: () => Date,
): Promise<ClockSkew[]> {
  const clocks = await Promise.all(addressesOf(config).map((address) => readClock(address, clock)));
  return clocks.filter((it) => it !== undefined);
}

async function readClock(address: string, clock: () => Date): Promise<ClockSkew | undefined> {
  try {
    const before = clock().getTime();
    const { headers } = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const ours = (before + clock().getTime()) / 2;
    // A response from a cache has the time at which it was made.
    const theirs = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    if (Number.isNaN(theirs)) return undefined;
    return { host: new URL(address).host, aheadMs: theirs + ROUNDED_AWAY_MS - ours };
  } catch {
    return undefined; // The checks of storage and address name what is wrong.
  }
}
