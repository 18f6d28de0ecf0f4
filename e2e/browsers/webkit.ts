import { freePort } from '../support/shelter-server.ts';
import { endProcess, startProcess } from './browser-process.ts';
import type { Driver } from './driver.ts';

/** One call of the protocol: https://www.w3.org/TR/webdriver2/#endpoints */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A screen for a machine that has none. @returns what a program needs to find it */
async function startPage() {
  const { child, said } = await startProcess(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    { output: 3, says: /^(\d+)$/m },
  );
  return { child, env: { DISPLAY: `:${said}` } };
}

/** The driver is ready when it answers; it says nothing. */
async function untilReady(address: string, child: { exitCode: number | null }): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error('The driver of WebKit ended.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts WebKitGTK and drives it by WebDriver.
 * @param program path of WebKitWebDriver
 * @param browser path of MiniBrowser
 */
export async function startWebKit(program: string, browser: string): Promise<Driver> {
  const screen = await startPage();
  const port = await freePort();
  const { child } = await startProcess(
    'sh',
    ['-c', 'echo started; exec "$@"', 'sh', program, `--port=${port}`, '--host=127.0.0.1'],
    { env: screen.env, output: 1, says: /started/ },
  );
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, child);
  const { sessionId } = (await send('POST', `${address}/session`, {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async call(script, input) {
      const text = await send('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify((${script})(JSON.parse(arguments[0])) ?? null)`,
        args: [JSON.stringify(input)],
      });
      return JSON.parse(String(text));
    },
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async takePicture() {
      return Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64');
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await endProcess(child);
      await endProcess(screen.child);
    },
  };
}
