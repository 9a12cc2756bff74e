/** The entry's scripts, which public/scheme.js requests in parallel: for prerendered pages after the first paint. */
import { basename } from 'node:path';
import { parseAst, type Plugin, type Rolldown } from 'vite';

/** The first load's packages (scripts/vite/chunks.ts). */
const LIBRARIES = /(?:^|\/)libraries-[\w-]+\.js$/;

type Chunk = Rolldown.OutputChunk;

/** The chunk with a module whose id contains a text, its static imports and their style sheets. */
export function scriptsFor(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const first = chunks.find(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => id.includes(module)),
  );
  if (first === undefined) throw new Error(`No script holds ${module} (scripts/vite/public-pages.ts).`);
  const names = new Set([first.fileName]);
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) names.add(next);
  }
  return [...names];
}

/**
 * Turns static imports of the entry into dynamic ones that wait for the first paint and report failures (public/failure.js). The
 * script of the product head runs before. The entry itself, which evaluates React DOM, runs in a further task.
 * @param first scripts that the imports need: each runs in a task of its own, because together they would be a long one
 */
export function afterPaint(code: string, first: readonly string[] = []): string {
  const before = first.map((script) => `import(${JSON.stringify(script)}).then(()=>new Promise(setTimeout))`);
  const names: string[] = [];
  const imports: string[] = [];
  let rest = code;
  for (const node of parseAst(code).body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue;
    const parts = node.specifiers.map((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        throw new Error('The entry imports more than names (scripts/vite/script-links.ts).');
      return `${specifier.imported.name}:${specifier.local.name}`;
    });
    names.unshift(`{${parts.join(',')}}`);
    imports.unshift(`import(${JSON.stringify(node.source.value)})`);
    rest = rest.slice(0, node.start) + rest.slice(node.end);
  }
  return `window.firstHead?.then((script)=>import(script)).catch(()=>0);await window.firstPainted;const[${names.join(',')}]=await ${[...before, `Promise.all([${imports.join(',')}])`].join('.then(()=>')}${')'.repeat(before.length)}.catch((error)=>{showFailure();throw error});await new Promise(setTimeout);${rest}`;
}

/** Vite plugin for the portal's build. @throws Error if a script is missing, or if a chunk imports the entry */
export function scriptLinks(): Plugin {
  return {
    name: 'script-links',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
          if (chunks.some(({ imports }) => imports.includes(entry.fileName)))
            throw new Error('A script needs the entry, which waits for it (scripts/vite/script-links.ts).');
          const needed = scriptsFor(bundle, entry.facadeModuleId ?? '').filter((name) =>
            LIBRARIES.test(name),
          );
          entry.code = afterPaint(
            entry.code,
            needed.map((name) => `./${basename(name)}`),
          );
        }
      },
    },
  };
}
