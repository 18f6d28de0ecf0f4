import { BidiConnection } from './bidi-connection.ts';
import { endProcess, makeProfile, startProcess } from './browser-process.ts';
import type { Driver } from './driver.ts';

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/**
 * Starts Firefox without a window and drives it by WebDriver BiDi.
 * @param program its path
 */
export async function startFirefox(program: string): Promise<Driver> {
  const { profile, remove } = await makeProfile();
  const { child, said: address } = await startProcess(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { output: 2, says: /WebDriver BiDi listening on (ws:\S+)/ },
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
      await endProcess(child);
      await remove();
    },
  };
}
