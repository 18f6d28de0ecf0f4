import { once } from 'node:events';
import { connect } from 'node:net';

export type RawConnection = Awaited<ReturnType<typeof openConnection>>;

/** A connection on which a test says what no well-behaved client would say. */
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
    /** Everything that the server has said so far. */
    answer: () => answer,
    /** Everything that the server says until it closes the connection. */
    async wholeAnswer(): Promise<string> {
      await closed;
      return answer;
    },
  };
}

/** The status that an answer begins with; NaN when there is no answer. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
