/** Third-party notices and SBOM of planted packages, bundled by Vite. */
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { componentsOf, NOTICES_FILE, SBOM_FILE } from '#scripts/notices/documents.ts';
import { permittedIn } from '#scripts/notices/licences.ts';
import { noticesCollector } from '#scripts/notices/plugin.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = folderOfTest()));

function write(name: string, text: string): void {
  mkdirSync(join(folder, dirname(name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
/** A package with a script, a style sheet and a font. */
function plant(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): void {
  const all = { 'index.js': `console.log('${name}');`, ...files };
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', ...manifest }));
  for (const [file, text] of Object.entries(all)) write(`node_modules/${name}/${file}`, text);
}

/** Builds a page that imports these, and gives the two files. */
async function built(...imports: string[]): Promise<{ notices: string; sbom: string }> {
  write('main.js', imports.map((name) => `import '${name}';`).join('\n'));
  write('index.html', '<script type="module" src="/main.js"></script>');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [noticesCollector({ emits: true, root: folder }).plugin],
    css: { postcss: {} },
    build: { outDir: join(folder, 'dist'), assetsInlineLimit: 0 },
  });
  const read = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');
  return { notices: read(NOTICES_FILE), sbom: read(SBOM_FILE) };
}

/** Where the schemas of CycloneDX look for each other. */
const BASE = 'http://cyclonedx.org/schema/';
const MIT = { license: 'MIT' };

it('a package that is a script, a style sheet or a font is named with its text; one that is not bundled is not', async () => {
  plant('of-script', MIT, { LICENSE: 'Text of the script' });
  plant('@scope/of-style', { license: 'ISC' }, { LICENCE: 'Text of the style', 'a.css': 'a { color: red }' });
  plant(
    'of-font',
    { license: 'OFL-1.1' },
    { 'LICENSE.md': 'Text of the font', NOTICE: 'Its notice', 'a.woff2': 'x' },
  );
  plant('not-bundled', {});
  write('own.css', "@font-face { font-family: a; src: url('/node_modules/of-font/a.woff2') }");
  const { notices, sbom } = await built('of-script', '@scope/of-style/a.css', './own.css');
  const read = componentsOf(sbom).filter(({ name }) => !['vite', 'rolldown'].includes(name));
  expect(read).toEqual([
    { name: '@scope/of-style', version: '1.2.3', licence: 'ISC', text: 'Text of the style' },
    {
      name: 'of-font',
      version: '1.2.3',
      licence: 'OFL-1.1',
      text: expect.stringContaining('Its notice') as string,
    },
    { name: 'of-script', version: '1.2.3', licence: 'MIT', text: 'Text of the script' },
  ]);
  for (const { name, licence, text } of read) {
    expect(notices).toContain(`${name} 1.2.3\n${licence}\n`);
    expect(notices).toContain(text);
  }
  expect(notices + sbom).not.toContain(folder);
});

it.each([
  ['no licence', {}, { LICENSE: 'Text' }, 'planted 1.2.3 names no licence'],
  [
    'an unknown licence',
    { license: 'SEE LICENSE IN LICENSE' },
    { LICENSE: 'Text' },
    'has the licence SEE LICENSE IN',
  ],
  ['a licence that is not permitted', { license: 'GPL-3.0' }, { LICENSE: 'Text' }, 'has the licence GPL-3.0'],
  ['no text', MIT, {}, 'planted 1.2.3 comes without the text of its licence MIT'],
])('a package with %s fails the build', async (_, manifest, files, words) => {
  plant('planted', manifest, files);
  await expect(built('planted')).rejects.toThrow(words);
});

it('of several licences to choose from a permitted one counts; of several that hold together none', () => {
  expect(permittedIn('(MPL-2.0 OR Apache-2.0)')).toBe('Apache-2.0');
  expect(permittedIn('MIT AND GPL-3.0')).toBeNull();
});

it('the SBOM keeps to the schema of CycloneDX 1.6, and says the same twice', async () => {
  plant('@scope/of-script', MIT, { LICENSE: 'Text' });
  const { sbom } = await built('@scope/of-script');
  const require = createRequire(import.meta.url);
  const schemas = join(dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json')), 'res/schema');
  const schema = (name: string): object =>
    JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
  const ajv = addFormats(new Ajv({ strict: false }))
    .addSchema(schema('spdx'), `${BASE}spdx.SNAPSHOT.schema.json`)
    .addSchema(schema('jsf-0.82'), `${BASE}jsf-0.82.SNAPSHOT.schema.json`)
    .addFormat('iri-reference', true)
    .addFormat('idn-email', true);
  const isBom = ajv.compile(schema('bom-1.6'));
  expect([isBom(JSON.parse(sbom)), isBom.errors]).toEqual([true, null]);
  expect(isBom(JSON.parse(sbom.replace('"MIT"', '"NOT-SPDX"')))).toBe(false);
  expect(sbom).toContain('"pkg:npm/%40scope/of-script@1.2.3"');
  expect((await built('@scope/of-script')).sbom).toBe(sbom);
});
