/**
 * A plain node:http server that answers every request with a constant body: what this machine can do at most. Port and
 * size of the body come from the command line.
 */
import { createServer } from 'node:http';

const [port, bytes] = process.argv.slice(2).map(Number);
if (port === undefined || bytes === undefined) throw new Error('Usage: constant-server.ts <port> <bytes>');

const frame = JSON.stringify({ code: 1, message: 'success', data: '' });
const body = Buffer.from(
  JSON.stringify({ code: 1, message: 'success', data: 'x'.repeat(Math.max(0, bytes - frame.length)) }),
);

createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
}).listen(port, '127.0.0.1');
