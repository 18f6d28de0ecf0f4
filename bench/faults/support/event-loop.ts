/** The longest time that the event loop of a server was held since this was last asked, in ms. */
export async function longestHold(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('There is no event loop lag among the metrics.');
  return Number(seconds) * 1_000;
}
