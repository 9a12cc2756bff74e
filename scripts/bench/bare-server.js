/** The least that Node can do: a process that opens a port. The port comes from the command line. */
import { createServer } from 'node:http';
import process from 'node:process';

createServer((_request, response) => response.end()).listen(Number(process.argv[2]), '127.0.0.1');
