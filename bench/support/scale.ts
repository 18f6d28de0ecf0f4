/** `BENCH_SCALE=0.02` makes a short run, which shows whether a benchmark works and is not stored. */
export const SCALE = Number(process.env.BENCH_SCALE ?? 1);
