import { findFreePort } from '../support/shelter-server.ts';
import { startProcess, stopProcess } from './browser-process.ts';
import type { Driver } from './driver.ts';

/** One call of the protocol: https://www.w3.org/TR/webdriver2/#endpoints */
async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a virtual display. @returns the environment variables for its programs */
async function startDisplay() {
  const { child, match } = await startProcess(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
    { fileDescriptor: 3, pattern: /^(\d+)$/m },
  );
  return { child, env: { DISPLAY: `:${match}` } };
}

/** Polls the driver, which prints nothing when it is ready. */
async function waitUntilReady(address: string, child: { exitCode: number | null }): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error('The WebKit driver exited.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts WebKitGTK and controls it with WebDriver.
 * @param program path of WebKitWebDriver
 * @param browser path of MiniBrowser
 */
export async function startWebKit(program: string, browser: string): Promise<Driver> {
  const display = await startDisplay();
  const port = await findFreePort();
  const { child } = await startProcess(
    'sh',
    ['-c', 'echo started; exec "$@"', 'sh', program, `--port=${port}`, '--host=127.0.0.1'],
    { env: display.env, fileDescriptor: 1, pattern: /started/ },
  );
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address, child);
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
      await stopProcess(child);
      await stopProcess(display.child);
    },
  };
}
