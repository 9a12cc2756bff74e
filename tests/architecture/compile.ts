/** Type-checks files of the project in memory, with some of them changed. */
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '#scripts/lib/paths.ts';

/** Edits by file. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** The project's options without packages and DOM types: one second in place of ten. */
function lightOptions(): ts.CompilerOptions {
  const file = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: { compilerOptions: object };
  };
  const light = { incremental: false, tsBuildInfoFile: null, types: [], lib: ['ES2023'] };
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...light }, ROOT, file).options;
}

/** Unchanged source files, parsed once for all programs of a test file. */
const unchanged = new Map<string, ts.SourceFile | undefined>();

function compilerHost(options: ts.CompilerOptions, changes: Changes): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const edits = new Map(Object.entries(changes).map(([file, edit]) => [resolve(ROOT, file), edit]));
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => {
    const text = readFile(name);
    return text === undefined ? text : (edits.get(resolve(name))?.(text) ?? text);
  };
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    if (edits.has(resolve(name))) return getSourceFile(name, ...rest);
    if (!unchanged.has(name)) unchanged.set(name, getSourceFile(name, ...rest));
    return unchanged.get(name);
  };
  host.resolveModuleNameLiterals = (imports, from) =>
    imports.map(({ text }) =>
      /^(?:#(?:src|mocks)\/|\.)/.test(text)
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  return host;
}

/**
 * Compiler errors of each file, one message per error.
 * @param files paths from the root folder; their imports are compiled but not reported
 */
export function complaints(files: readonly string[], changes: Changes): Map<string, string[]> {
  const options = lightOptions();
  const program = ts.createProgram(
    files.map((file) => join(ROOT, file)),
    options,
    compilerHost(options, changes),
  );
  return new Map(
    files.map((file) => {
      const found = program.getSemanticDiagnostics(program.getSourceFile(join(ROOT, file)));
      return [file, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))];
    }),
  );
}
