/** Shared command-line behaviour: `--help`, unknown options, closed pipes (EPIPE). */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints an error about the command line and exits. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Exit code of a shell for SIGPIPE: 128 + 13. */
const CLOSED_PIPE = 141;

function endAtClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(CLOSED_PIPE);
}

/** Exits silently on EPIPE (`… | head`). */
export function endWithReader(): void {
  for (const output of [process.stdout, process.stderr])
    output.off('error', endAtClosedPipe).on('error', endAtClosedPipe);
}

/** Prints the usage and exits if `--help` is given. */
export function showHelp(usage: string): void {
  endWithReader();
  if (!process.argv.slice(2).some((text) => text === '--help' || text === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** Parses the command line of a program. Exits after `--help`, or with an error for unknown options. */
export function commandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  showHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence: the rest explains how to pass it as a positional argument.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return refuse(`${what} (--help lists what there is)`);
  }
}

/** Runs a program. An error is printed without its stack, and ends it with 2 where nothing else is said. */
export async function run(main: () => void | Promise<void>, exitCode = 2): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = exitCode;
  }
}
