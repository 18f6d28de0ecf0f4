/** Enough to hide the way to the server, few enough to leave it room for other people. */
export const CALLS_AT_ONCE = 4;

export type CallResult<Item, BulkResponse> =
  | { item: Item; success: true; answer: BulkResponse }
  | { item: Item; success: false; error: unknown };

/** R7.31: one flag for the whole and one for each call, in the order of the items. */
export interface BulkResult<Item, BulkResponse> {
  success: boolean;
  results: CallResult<Item, BulkResponse>[];
}

/**
 * One call an item, {@link CALLS_AT_ONCE} of them under way at a time. A failed call stops no
 * other; what became of each is kept.
 * @param onProgress told after each call how many are done
 */
export async function mapWithConcurrency<Item, BulkResponse>(
  items: readonly Item[],
  call: (item: Item) => Promise<BulkResponse>,
  onProgress?: (done: number) => void,
): Promise<BulkResult<Item, BulkResponse>> {
  const results = new Array<CallResult<Item, BulkResponse>>(items.length);
  const waiting = items.entries();
  let done = 0;
  const work = async () => {
    for (const [index, item] of waiting) {
      results[index] = await settle(item, call);
      done += 1;
      onProgress?.(done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, items.length) }, work));
  return { success: results.every(({ success }) => success), results };
}

async function settle<Item, BulkResponse>(
  item: Item,
  call: (item: Item) => Promise<BulkResponse>,
): Promise<CallResult<Item, BulkResponse>> {
  try {
    return { item, success: true, answer: await call(item) };
  } catch (error) {
    return { item, success: false, error };
  }
}
