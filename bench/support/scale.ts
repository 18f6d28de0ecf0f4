/** `BENCH_SCALE=0.02` makes a short run that shows whether a benchmark works. */
export const SCALE = Number(process.env.BENCH_SCALE ?? 1);
