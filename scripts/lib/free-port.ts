import { createServer, type AddressInfo } from 'node:net';

/** A loopback port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      // As AddressInfo: it listens on a port, not on a pipe.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
