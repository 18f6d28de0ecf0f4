import { once } from 'node:events';
import { connect } from 'node:net';

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;

/** Opens a connection on which a test can send invalid HTTP. */
export async function openConnection(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return {
    socket,
    /** Everything received so far. */
    answer: () => answer,
    /** Everything received until the server closes the connection. */
    async wholeAnswer(): Promise<string> {
      await closed;
      return answer;
    },
  };
}

/** The status of a raw response; NaN when there is none. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
