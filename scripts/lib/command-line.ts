/** What all programs do alike: `--help`, options that they do not have, and a reader who has seen enough. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the program with a line that says what is wrong with its command line. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** As a shell counts a program that its pipe has ended: 128 and the number of SIGPIPE. */
const CLOSED_PIPE = 141;

function endAtClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(CLOSED_PIPE);
}

/** Ends the program without a word once nobody reads what it prints any more (`… | head`). */
export function endWithReader(): void {
  for (const output of [process.stdout, process.stderr])
    output.off('error', endAtClosedPipe).on('error', endAtClosedPipe);
}

/** Where `--help` is asked for, prints the usage and ends the program: it does nothing else then. */
export function showHelp(usage: string): void {
  endWithReader();
  if (!process.argv.slice(2).some((text) => text === '--help' || text === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** The command line of a program. Ends it for `--help`, and with a line where an option is none of its own. */
export function commandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  showHelp(usage);
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows the first sentence tells how to pass an option on as a word, which nobody wants here.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return refuse(`${what} (--help lists what there is)`);
  }
}
