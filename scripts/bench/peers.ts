/** Prism beside the mock: the best-known server that plays a contract, with the same contract and the same calls, in the same run. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchCall } from './calls.ts';
import type { Load } from './load.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export interface CallResult {
  readonly call: BenchCall;
  /** Bytes of the answer. */
  readonly bytes: number;
  readonly constant: Load;
  /** 48 declarations, then 100,000. */
  readonly small: Load;
  readonly large: Load;
  readonly peer?: PeerResult;
}

/** Times that the mock must be faster. */
export const PEERS_AT_LEAST = 5;

const PACKAGE = '@stoplight/prism-cli';
const PROGRAM = `node_modules/${PACKAGE}/dist/index.js`;
/** Any token is one for Prism. */
export const PEER_TOKEN = 'peer';

/** One call, answered by Prism and by the mock with all its checks: Prism checks too. */
export interface PeerResult {
  readonly prism: Load;
  readonly checked: Load;
}

/** Where Prism is. @throws with the way to get it when it is not in this folder */
export function prismIn(folder: string): string {
  const program = resolve(join(folder, PROGRAM));
  if (existsSync(program)) return program;
  throw new Error(
    `There is no ${PACKAGE} in ${resolve(folder)}. It has too many packages to be one of ours:\n` +
      `  mkdir -p ${folder} && npm install --prefix ${folder} ${PACKAGE}@5\n` +
      `  npm run bench -- --peers ${folder}`,
  );
}

/** Prism gives examples, checks what it is asked, and writes no log here. */
export function startPrism(program: string): Promise<ServerProcess> {
  return startServer(
    program,
    (port) => ['mock', 'openapi/portal.yaml', '-h', '127.0.0.1', '-p', String(port), '-v', 'silent'],
    '/api/n/menu/all',
  );
}
