/**
 * The scripts of a first page, which public/scheme.js fetches side by side: by page and language, so that none waits for another one
 * to name it, and after the paint of a page that needs none for it. The entry waits for that paint too.
 */
import { parseAst, type Plugin, type Rolldown } from 'vite';

/** Screens and texts that a page waits for besides (src/i18n/texts-of-page.ts). */
const SCREENS = [
  { page: 'search', module: /\/src\/routes\/epd\/search\.tsx\?tsr-split/ },
  { page: 'product', module: /\/src\/routes\/product\/page\.tsx\?tsr-split/ },
] as const;
const LANGUAGES = ['zh', 'en'] as const;
const FIRST_SCRIPT = '<script src="/browser.js"></script>';
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The script that holds a module, with all that it imports, style sheets included. */
function scriptsFor(bundle: Bundle, module: RegExp): string[] {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const first = chunks.find(({ moduleIds, facadeModuleId }) =>
    [...moduleIds, facadeModuleId ?? ''].some((id) => module.test(id)),
  );
  if (first === undefined)
    throw new Error(`No script holds ${module.source} (scripts/vite/script-links.ts).`);
  const names = new Set([first.fileName]);
  for (const name of names) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) names.add(next);
  }
  return [...names];
}

/** A script and the attributes that say when it is wanted. */
function* wanted(bundle: Bundle): Generator<readonly [name: string, when: string]> {
  for (const { page, module } of SCREENS)
    for (const name of scriptsFor(bundle, module)) yield [name, ` data-page="${page}"`];
  for (const language of LANGUAGES) {
    const [first = ''] = scriptsFor(bundle, new RegExp(`/locales/${language}/part-first\\.ts$`));
    yield [first, ` data-language="${language}"`];
    for (const { page } of SCREENS) {
      const [more = ''] = scriptsFor(bundle, new RegExp(`/locales/${language}/part-declarations\\.ts$`));
      yield [more, ` data-page="${page}" data-language="${language}"`];
    }
  }
}

/** The page, whose links to scripts are only read. @throws Error when it has no place for them */
function withLinks(html: string, bundle: Bundle): string {
  const always = [...html.matchAll(PRELOAD)].map(([, address = '']) => address);
  const links = [
    ...always.map((address) => [address, ''] as const),
    ...[...wanted(bundle)].map(([name, when]) => [`/${name}`, when] as const),
  ]
    .filter(([address, when]) => when === '' || !(always.includes(address) || html.includes(`"${address}"`)))
    .map(([address, when]) => `<link rel="portal-script" href="${address}"${when}>`);
  if (!html.includes(FIRST_SCRIPT) || always.length === 0)
    throw new Error('index.html has no browser.js, or no scripts (scripts/vite/script-links.ts).');
  return html
    .replaceAll(PRELOAD, '')
    .replace(FIRST_SCRIPT, () => [...new Set(links), FIRST_SCRIPT].join('\n    '));
}

/** The entry, which runs the script of the first head at once, with its imports made ones that wait for the paint, and say when they fail (public/failure.js): `import{a as b}from"./c.js"` is of all scripts before it. */
export function afterPaint(code: string): string {
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
  return `window.firstHead?.then((script)=>import(script)).catch(()=>0);await window.firstPainted;const[${names.join(',')}]=await Promise.all([${imports.join(',')}]).catch((error)=>{showFailure();throw error});${rest}`;
}

/** The plugin, for the portal's build. @throws Error when a script cannot be found, or another one needs the entry */
export function scriptLinks(): Plugin {
  return {
    name: 'script-links',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html, { bundle = {} }) => withLinks(html, bundle) },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
          if (chunks.some(({ imports }) => imports.includes(entry.fileName)))
            throw new Error('A script needs the entry, which waits for it (scripts/vite/script-links.ts).');
          entry.code = afterPaint(entry.code);
        }
      },
    },
  };
}
