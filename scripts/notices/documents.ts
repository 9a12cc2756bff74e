/** Third-party notices and CycloneDX 1.6 SBOM of a release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { keyOf, type Component } from './components.ts';

export const NOTICES_FILE = 'third-party-notices.txt';
export const SBOM_FILE = 'sbom.cdx.json';

/** Used part of a CycloneDX component. */
interface SbomComponent {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly licenses: readonly [
    { readonly license: { readonly id: string; readonly text: { content: string } } },
  ];
  readonly purl?: string;
}

const PART_OF = 'Part of ';

/** Package URL of an npm package: the @ of a scope is encoded. */
const purlOf = (component: Component): string => `pkg:npm/${keyOf(component).replace(/^@/, '%40')}`;

const sbomComponent = (component: Component): SbomComponent => ({
  type: 'library',
  'bom-ref': keyOf(component),
  name: component.name,
  version: component.version,
  ...(component.within === undefined ? {} : { description: `${PART_OF}${component.within}` }),
  licenses: [{ license: { id: component.licence, text: { content: component.text } } }],
  ...(component.within === undefined ? { purl: purlOf(component) } : {}),
});

/** Without timestamp and serial number, for reproducible bytes. */
export function sbomOf(components: readonly Component[]): string {
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'name' | 'version',
    string
  >;
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: components.map(sbomComponent),
  };
  return `${JSON.stringify(bom, null, 1)}\n`;
}

export function componentsOf(sbom: string): Component[] {
  // Safe: written by sbomOf.
  const { components } = JSON.parse(sbom) as { components: readonly SbomComponent[] };
  return components.map(({ name, version, description, licenses: [{ license }] }) => ({
    name,
    version,
    licence: license.id,
    text: license.text.content,
    ...(description === undefined ? {} : { within: description.slice(PART_OF.length) }),
  }));
}

const LINE = '='.repeat(80);

const headOf = ({ name, version, licence, within }: Component): string =>
  `${name} ${version}\n${licence}${within === undefined ? '' : `, in ${within}`}`;

export function noticesOf(components: readonly Component[]): string {
  const blocks = components.map(
    (component) => `${LINE}\n${headOf(component)}\n${LINE}\n\n${component.text}\n`,
  );
  const head = `This software contains ${components.length} packages of others. Each follows with its version, its licence and the text of it.\n`;
  return [head, ...blocks].join('\n');
}
