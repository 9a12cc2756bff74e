/** Compiles some files of the project with one of them changed: what does the compiler say then? */
import { resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '#scripts/lib/paths.ts';

/**
 * @param files what to compile, with everything it imports; paths from the root folder.
 * @param change makes the new text of a file from its text on disk.
 * @returns the compiler's complaints in `files`, one line each.
 */
export function complaints(
  files: readonly string[],
  change: { readonly file: string; readonly edit: (text: string) => string },
): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${ROOT}tsconfig.json`,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error('tsconfig.json cannot be read');
  const options: ts.CompilerOptions = { ...config.options, noEmit: true, incremental: false, types: [] };
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  const changed = resolve(ROOT, change.file);
  const read = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = read(file);
    return text !== undefined && resolve(file) === changed ? change.edit(text) : text;
  };
  const program = ts.createProgram(
    files.map((file) => ROOT + file),
    options,
    host,
  );
  return files
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(ROOT + file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
