/** A minimal Node server with a constant response. Arguments: body size in bytes, port. */
import { createServer } from 'node:http';
import process from 'node:process';

const [bytes = 0, port] = process.argv.slice(2).map(Number);
const body = '{"code":1,'.padEnd(bytes);

createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}).listen(port, '127.0.0.1');
