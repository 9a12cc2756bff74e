import { createServer, type AddressInfo } from 'node:net';

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      // An AddressInfo: it listens on a TCP port, not on a pipe.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
