import type { AddressInfo, Server } from 'node:net';

/** Starts a server on a free port of this machine; its host and port. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // Safe: it listens on a port, not on a pipe.
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
