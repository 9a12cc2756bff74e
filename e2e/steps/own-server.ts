/** A mock server of a test's own: to be killed and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const READY = /Portal\s+(http:\/\/\S+?)\/\s/;

export interface OwnServer {
  readonly origin: string;
  readonly port: number;
  /** Ends it without a word of warning, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts the production build behind the mock server, with its Worlds kept in a folder.
 * @param port 0 takes any free one
 */
export async function startOwnServer(data: string, port = 0): Promise<OwnServer> {
  const dist = process.env['PORTAL_DIST'] ?? 'dist';
  const args = ['--import', 'tsx', 'scripts/mock.ts', '--dist', dist, '--data', data, '--port', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = await originOf(child);
  return {
    origin,
    port: Number(new URL(origin).port),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The address that the server prints when it is ready. Throws with its last words when it ends before. */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (words: Buffer): void => {
      said += words.toString();
      const [, origin] = READY.exec(said) ?? [];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}: ${said}`)));
  });
}
