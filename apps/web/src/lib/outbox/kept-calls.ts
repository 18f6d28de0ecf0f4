/** A call that is kept in the browser until the server has answered it. */
export interface KeptCall {
  /** Also its key, by which the server does it once. */
  id: string;
  /** In milliseconds since 1970; calls are sent in this order. */
  at: number;
  /** The account that made it, the only one that sends it. */
  owner: string;
  /** In whose name; null where the installation has one. */
  shelter: string | null;
  /** Of its kind; see `defineOutboxCall`. */
  name: string;
  /** Whatever can be cloned: plain values, and files. */
  body: unknown;
  /** The sentences that tell what was refused; empty while it waits. */
  refusals: readonly string[];
}

const DATABASE = 'pawmatch-outbox';
const STORE = 'calls';

let opening: Promise<IDBDatabase> | undefined;

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'id' });
  });
  return resultOf(request);
}

/** @returns undefined where the browser has no IndexedDB, or no room in it: then calls last as long as the page */
async function run<T>(
  mode: IDBTransactionMode,
  work: (calls: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    opening ??= open();
    const database = await opening;
    return await resultOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    opening = undefined;
    return undefined;
  }
}

/** Of all accounts, the first one first. */
export const listKeptCalls = async (): Promise<KeptCall[]> =>
  ((await run<KeptCall[]>('readonly', (calls) => calls.getAll())) ?? []).sort(
    (one, other) => one.at - other.at,
  );

export const keepCall = (call: KeptCall) => run('readwrite', (calls) => calls.put(call));

export const forgetCall = (id: string) => run('readwrite', (calls) => calls.delete(id));

/** A random UUID, also in pages without encryption, where browsers have no `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
