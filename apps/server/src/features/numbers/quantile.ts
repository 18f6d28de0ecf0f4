/** A value that was measured several times. */
interface MeasuredValue {
  value: number;
  count: number;
}

/**
 * The value below which a share of all lies, between two of them where it falls there, as `percentile_cont` of SQL.
 * @param share 0.5 for the median
 * @returns null without values
 */
export function quantile(values: readonly MeasuredValue[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  const position = (sorted.reduce((total, { count }) => total + count, 0) - 1) * share;
  let seen = 0;
  const ends = sorted.map(({ value, count }) => {
    seen += count;
    return { value, end: seen };
  });
  const low = ends.find(({ end }) => Math.floor(position) < end)?.value;
  const high = ends.find(({ end }) => Math.ceil(position) < end)?.value;
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (position - Math.floor(position));
}
