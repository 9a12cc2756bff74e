/** Finds unused text keys: a key is used if a string literal has its value, or a template literal whose type includes it. */
import {
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type TemplateExpression,
} from 'typescript-7/unstable/ast';
import type { Project, Type } from 'typescript-7/unstable/sync';

export interface TextUse {
  readonly unused: readonly string[];
  /** Computed keys whose type is just `string`, as `file:line code`. */
  readonly unknown: readonly string[];
}

export interface TextSources {
  /** Its root files are searched. */
  readonly project: Project;
  /** Exports the type `TextKey`, a union of all keys. */
  readonly keysFile: string;
  /** Whether to search a file; the locale files themselves do not count. */
  readonly mayUse: (file: string) => boolean;
}

const literals = (type: Type): string[] | null => {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const known = parts.filter((part) => part.isStringLiteralType());
  return known.length === parts.length ? known.map(({ value }) => value) : null;
};

function allKeys({ program, checker }: Project, keysFile: string): string[] {
  const file = program.getSourceFile(keysFile);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  const key = module && checker.getExportsOfModule(module).find(({ name }) => name === 'TextKey');
  const keys = key === undefined ? null : literals(checker.getDeclaredTypeOfSymbol(key));
  if (keys === null || keys.length === 0) throw new Error(`${keysFile} exports no TextKey`);
  return keys;
}

/** Searches the code for all keys of `TextKey`. */
export function textUse({ project, keysFile, mayUse }: TextSources): TextUse {
  const { program, checker, rootFiles } = project;
  const keys = allKeys(project, keysFile);
  const unused = new Set(keys);
  const unknown: string[] = [];

  const visitTemplate = (node: TemplateExpression): void => {
    const { text } = node.head;
    if (!text.includes('.') || !keys.some((key) => key.startsWith(text))) return;
    const type = checker.getTypeAtLocation(node);
    const values = type === undefined ? null : literals(type);
    for (const value of values ?? []) unused.delete(value);
    if (values !== null) return;
    const file = node.getSourceFile();
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    unknown.push(`${file.fileName}:${line} ${node.getText()}`);
  };
  const visit = (node: Node): void => {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) unused.delete(node.text);
    else if (isTemplateExpression(node)) visitTemplate(node);
    node.forEachChild(visit);
  };
  for (const file of rootFiles.filter(mayUse)) program.getSourceFile(file)?.forEachChild(visit);
  return { unused: [...unused], unknown };
}
