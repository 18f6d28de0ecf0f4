import { once } from 'node:events';
import { connect } from 'node:net';

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;

/** Opens a connection on which a test can send invalid HTTP. */
export async function openConnection(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let response = '';
  socket.on('data', (text) => {
    response += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return {
    socket,
    /** Everything received so far. */
    response: () => response,
    /** Everything received until the server closes the connection. */
    async wholeResponse(): Promise<string> {
      await closed;
      return response;
    },
  };
}

/** The status of a raw response; NaN when there is none. */
export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
