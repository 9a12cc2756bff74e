/** Prism beside the mock: the best-known server that plays a contract, with the same contract and the same calls, in the same run. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BENCH_CALLS, type BenchCall } from './calls.ts';
import { measure, type Load, type Target } from './load.ts';
import { startServer } from './server-process.ts';

/** Times that the mock must be faster. */
export const PEERS_AT_LEAST = 5;

const PACKAGE = '@stoplight/prism-cli';
const PROGRAM = `node_modules/${PACKAGE}/dist/index.js`;
/** Any token is one for Prism. */
const TOKEN = 'peer';

/** One call, answered by Prism and by the mock with all its checks: Prism checks too. */
export interface PeerResult {
  readonly call: BenchCall;
  readonly prism: Load;
  readonly checked: Load;
}

/** Measures the calls that both answer. */
export async function measureShared(
  name: string,
  target: Omit<Target, 'size'>,
): Promise<ReadonlyMap<BenchCall, Load>> {
  const loads = new Map<BenchCall, Load>();
  for (const call of BENCH_CALLS.filter(({ hasPeers }) => hasPeers === true)) {
    console.log(`${name}: ${call.name}`);
    loads.set(call, await measure({ ...target, size: 'small' }, call));
  }
  return loads;
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

/** Prism's side: it gives examples, checks what it is asked, and writes no log here. */
export async function prismLoads(program: string, seconds: number): Promise<ReadonlyMap<BenchCall, Load>> {
  const server = await startServer(
    program,
    (port) => ['mock', 'openapi/portal.yaml', '-h', '127.0.0.1', '-p', String(port), '-v', 'silent'],
    '/api/n/menu/all',
  );
  try {
    return await measureShared('prism', { origin: server.origin, token: TOKEN, seconds });
  } finally {
    await server.stop();
  }
}
