// Answers every request with the same bytes, using only node:http: the most that the machine can do.
// usage: node bare-server.mjs FILE CONTENT_TYPE; prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', type = ''] = process.argv;
const body = readFileSync(file);
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
