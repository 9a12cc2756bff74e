/** Third-party packages of a bundle with version, licence and licence text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PARTS, permittedIn, WITHOUT_TEXT, type Part } from './licences.ts';
import { messageOf } from '../lib/command-line.ts';

export interface Component {
  readonly name: string;
  readonly version: string;
  /** SPDX id. */
  readonly licence: string;
  readonly text: string;
  /** The package that contains it. */
  readonly within?: string;
}

/** A package's folder, and its bundled files. */
export type BundledFiles = ReadonlyMap<string, ReadonlySet<string>>;

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
/** webpack's convention for licence texts of bundled code. */
const BESIDE = '.LICENSE.txt';
/** Vite's licence file also lists build-time dependencies. */
const NOT_BUNDLED = '\n# Licenses of bundled dependencies';
const RULE = `\n\n${'-'.repeat(40)}\n\n`;

const textIn = (path: string): string =>
  (readFileSync(path, 'utf8').replaceAll('\r\n', '\n').split(NOT_BUNDLED, 1)[0] ?? '').trim();

function partIn(folder: string, within: string, packageVersion: string, part: Part): Component {
  const { name, licence, text, version } = part;
  const found = version?.pattern.exec(readFileSync(join(folder, version.file), 'utf8'))?.[1];
  if (version !== undefined && found === undefined)
    throw new Error(`${within} no longer says which ${name} it has inside (scripts/notices/licences.ts)`);
  const words = 'words' in text ? text.words : textIn(join(folder, text.file));
  return { name, version: found ?? packageVersion, licence, text: words, within };
}

/** A package and its parts under other licences. @throws Error if a licence is unknown, not permitted, or lacks its text */
function componentsIn(folder: string, files: ReadonlySet<string>): Component[] {
  // Validated below.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, license } = manifest;
  if (typeof name !== 'string' || typeof version !== 'string')
    throw new Error(`${basename(folder)} has no name or no version`);
  if (typeof license !== 'string') throw new Error(`${name} ${version} names no licence`);
  const licence = permittedIn(license);
  if (licence === null)
    throw new Error(`${name} ${version} has the licence ${license} (scripts/notices/licences.ts)`);
  const texts = [
    ...readdirSync(folder)
      .filter((file) => LICENCE_FILE.test(file))
      .toSorted()
      .map((file) => join(folder, file)),
    ...[...files].map((file) => `${file}${BESIDE}`).filter((file) => existsSync(file)),
  ].map(textIn);
  const text = texts.length > 0 ? texts.join(RULE) : (WITHOUT_TEXT[name] ?? '');
  if (text === '') throw new Error(`${name} ${version} comes without the text of its licence ${licence}`);
  const own: Component = { name, version, licence, text };
  return [own, ...(PARTS[name] ?? []).map((part) => partIn(folder, name, version, part))];
}

export const keyOf = ({ name, version }: Component): string => `${name}@${version}`;

/** Deduplicated, by name. */
export function sorted(components: readonly Component[]): Component[] {
  const byKey = new Map(components.map((component) => [keyOf(component), component]));
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component);
}

/** Reads all packages of a bundle. @throws Error with one line per package that must not be shipped */
export function readComponents(bundled: BundledFiles): Component[] {
  const problems: string[] = [];
  const components = [...bundled].flatMap(([folder, files]) => {
    try {
      return componentsIn(folder, files);
    } catch (error) {
      problems.push(messageOf(error));
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.toSorted().join('\n'));
  return sorted(components);
}
