// Answers every request with the same bytes and headers, using only node:http: the most that the machine can do.
// usage: node baseline-server.mjs BODY_FILE HEADERS_FILE; prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , bodyFile = '', headersFile = ''] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
