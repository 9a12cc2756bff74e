/** A minimal Node server with a constant response. Argument: body size in bytes. */
import console from 'node:console';
import { createServer } from 'node:http';
import process from 'node:process';

const body = '{"code":1,'.padEnd(Number(process.argv[2]));

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}).listen(0, '127.0.0.1', () => console.log(`Mock   http://127.0.0.1:${server.address().port}/ `));
