/** Reads the longest event loop delay of a server since the last call, in ms. */
export async function readMaxEventLoopDelay(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('The metrics have no event loop lag.');
  return Number(seconds) * 1_000;
}
