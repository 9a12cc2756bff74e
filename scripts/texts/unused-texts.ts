/** Finds unused text keys: a key is used if a string literal has its value, or a template literal whose type includes it. */
import ts from 'typescript';

export interface TextUse {
  readonly unused: readonly string[];
  /** Computed keys whose type is just `string`, as `file:line code`. */
  readonly unknown: readonly string[];
}

export interface TextSources {
  readonly program: ts.Program;
  /** Exports the type `TextKey`, a union of all keys. */
  readonly keysFile: string;
  /** Whether to search a file; the locale files themselves do not count. */
  readonly mayUse: (file: string) => boolean;
}

const literals = (type: ts.Type): string[] | null => {
  const parts = type.isUnion() ? type.types : [type];
  const known = parts.filter((part) => part.isStringLiteral());
  return known.length === parts.length ? known.map(({ value }) => value) : null;
};

function allKeys(program: ts.Program, keysFile: string): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(keysFile);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  const key = module && checker.getExportsOfModule(module).find(({ name }) => name === 'TextKey');
  const keys = key === undefined ? null : literals(checker.getDeclaredTypeOfSymbol(key));
  if (keys === null || keys.length === 0) throw new Error(`${keysFile} exports no TextKey`);
  return keys;
}

/** Searches the code for all keys of `TextKey`. */
export function textUse({ program, keysFile, mayUse }: TextSources): TextUse {
  const checker = program.getTypeChecker();
  const unused = new Set(allKeys(program, keysFile));
  const prefixes = [...unused];
  const unknown: string[] = [];

  const visitTemplate = (node: ts.TemplateExpression, file: ts.SourceFile): void => {
    const { text } = node.head;
    if (!text.includes('.') || !prefixes.some((key) => key.startsWith(text))) return;
    const values = literals(checker.getTypeAtLocation(node));
    for (const value of values ?? []) unused.delete(value);
    if (values !== null) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    unknown.push(`${file.fileName}:${line} ${node.getText()}`);
  };
  for (const file of program.getSourceFiles().filter(({ fileName }) => mayUse(fileName))) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) unused.delete(node.text);
      else if (ts.isTemplateExpression(node)) visitTemplate(node, file);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { unused: [...unused], unknown };
}
