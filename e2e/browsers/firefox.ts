import { BidiConnection } from './bidi-connection.ts';
import { createProfile, startProcess, stopProcess } from './browser-process.ts';
import type { Driver } from './driver.ts';

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/**
 * Starts a headless Firefox and controls it with WebDriver BiDi.
 * @param program path of Firefox
 */
export async function startFirefox(program: string): Promise<Driver> {
  const { profile, remove } = await createProfile();
  const { child, match: address } = await startProcess(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { fileDescriptor: 2, pattern: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const connection = await BidiConnection.connect(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  const { contexts } = await connection.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  await connection.send('browsingContext.setViewport', {
    context,
    viewport: { width: 1280, height: 900 },
  });
  return {
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(script, input) {
      const { type, result, exceptionDetails } = await connection.send<Evaluated>(
        'script.callFunction',
        {
          functionDeclaration: `(input) => JSON.stringify((${script})(JSON.parse(input)) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(input) }],
          target: { context },
          awaitPromise: false,
        },
      );
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return JSON.parse(result?.value ?? 'null');
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions });
    },
    async takePicture() {
      const { data } = await connection.send<{ data: string }>(
        'browsingContext.captureScreenshot',
        { context },
      );
      return Buffer.from(data, 'base64');
    },
    async close() {
      connection.close();
      await stopProcess(child);
      await remove();
    },
  };
}
