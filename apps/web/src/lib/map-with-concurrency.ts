/** Enough to hide the network latency, few enough to leave the server capacity for others. */
export const CALLS_AT_ONCE = 4;

export type CallResult<Item, BulkResponse> =
  | { item: Item; success: true; response: BulkResponse }
  | { item: Item; success: false; error: unknown };

/** A flag for all calls, and the result of each call, in the order of the items. */
export interface BulkResult<Item, BulkResponse> {
  success: boolean;
  results: CallResult<Item, BulkResponse>[];
}

/**
 * Makes one call per item, {@link CALLS_AT_ONCE} at a time. A failed call does not stop the others.
 * @param onProgress called after each call with the number of finished calls
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
    return { item, success: true, response: await call(item) };
  } catch (error) {
    return { item, success: false, error };
  }
}
