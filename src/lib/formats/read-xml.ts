/**
 * A strict reader of untrusted XML 1.0: no DOCTYPE, no entities but the five predefined ones, ASCII names, bounded depth and size.
 * `DOMParser` expands internal entities, and is a Trusted Types sink (src/lib/trusted-types.ts).
 */
import { FILE_DEPTH_MAX, FILE_PARTS_MAX } from '../limits.ts';
import { RefusedFile } from './foreign.ts';

export interface XmlElement {
  /** As written, with its prefix. */
  tag: string;
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  /** Character data of the element itself. */
  text: string;
}

interface Open extends XmlElement {
  children: XmlElement[];
}

const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const DECLARATION =
  /<\?xml\s+version\s*=\s*(["'])1\.\d\1(?:\s+encoding\s*=\s*(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/y;
const START = new RegExp(`<(${NAME})`, 'y');
const END = new RegExp(`</(${NAME})\\s*>`, 'y');
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const CLOSE = /\s*(\/?)>/y;
const INSTRUCTION = /<\?(?!xml[\s?])[A-Za-z_][\w.-]*(?:\s|\?>)/iy;
/** Allowed neither as such nor by reference. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;
const REFERENCE = /&(?:#(\d{1,7})|#x([\dA-Fa-f]{1,6})|([A-Za-z_][\w.-]*));|&/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The root element. @throws RefusedFile for anything that is not well-formed, or uses what this reader leaves out */
export function parseXml(source: string): XmlElement {
  if (FORBIDDEN.test(source)) throw new RefusedFile('xml');
  const cursor = new Cursor(source);
  const [declared, , , encoding = 'utf-8'] = cursor.take(DECLARATION) ?? [];
  if (declared !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding))
    throw new RefusedFile('encoding', encoding);
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let parts = 0;
  while (!cursor.done) {
    const parent = open.at(-1);
    if (!cursor.starts('<') || cursor.starts('<![CDATA[')) {
      const text = cursor.starts('<') ? cursor.section('<![CDATA[', ']]>') : characters(cursor.run());
      if (parent !== undefined) parent.text += text;
      else if (/\S/.test(text)) throw new RefusedFile('xml', text.trim());
    } else if (cursor.starts('<!--')) {
      if (/--|-$/.test(cursor.section('<!--', '-->'))) throw new RefusedFile('xml', '--');
    } else if (cursor.starts('<!')) {
      throw new RefusedFile('entities', cursor.next());
    } else if (cursor.starts('<?')) {
      if (cursor.take(INSTRUCTION, false) === null) throw new RefusedFile('xml', cursor.next());
      cursor.section('<?', '?>');
    } else if (cursor.starts('</')) {
      const [, tag] = cursor.take(END) ?? [];
      if (parent === undefined || tag !== parent.tag) throw new RefusedFile('xml', cursor.next());
      open.pop();
    } else {
      if (root !== null && parent === undefined) throw new RefusedFile('xml', cursor.next());
      const { element, empty } = startTag(cursor);
      parts += 1 + element.attributes.size;
      if (open.length >= FILE_DEPTH_MAX || parts > FILE_PARTS_MAX) throw new RefusedFile('complex');
      parent?.children.push(element);
      root ??= element;
      if (!empty) open.push(element);
    }
  }
  if (root === null || open.length > 0) throw new RefusedFile('xml', open.at(-1)?.tag);
  return root;
}

function startTag(cursor: Cursor): { element: Open; empty: boolean } {
  const [, tag] = cursor.take(START) ?? [];
  if (tag === undefined) throw new RefusedFile('xml', cursor.next());
  const attributes = new Map<string, string>();
  for (let found = cursor.take(ATTRIBUTE); found !== null; found = cursor.take(ATTRIBUTE)) {
    const [, name = '', double, single = ''] = found;
    if (attributes.has(name)) throw new RefusedFile('xml', name);
    attributes.set(name, resolved(double ?? single));
  }
  const [close, slash] = cursor.take(CLOSE) ?? [];
  if (close === undefined) throw new RefusedFile('xml', cursor.next());
  const element = { tag, name: localName(tag), attributes, children: [], text: '' };
  return { element, empty: slash === '/' };
}

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1);

function characters(run: string): string {
  if (run.includes(']]>')) throw new RefusedFile('xml', ']]>');
  return resolved(run);
}

function resolved(text: string): string {
  return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, entity?: string) => {
    if (entity !== undefined) {
      const char = Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined;
      if (char === undefined) throw new RefusedFile('entities', reference);
      return char;
    }
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const char = code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\0';
    if (FORBIDDEN.test(char)) throw new RefusedFile('xml', reference);
    return char;
  });
}

class Cursor {
  readonly #source: string;
  #at = 0;
  constructor(source: string) {
    this.#source = source;
  }

  get done(): boolean {
    return this.#at >= this.#source.length;
  }

  /** For messages. */
  next(): string {
    return this.#source.slice(this.#at, this.#at + 20);
  }

  starts(text: string): boolean {
    return this.#source.startsWith(text, this.#at);
  }

  /** Matches a sticky expression here. @param move false to stay */
  take(expression: RegExp, move = true): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found !== null && move) this.#at = expression.lastIndex;
    return found;
  }

  section(from: string, to: string): string {
    const start = this.#at + from.length;
    const end = this.#source.indexOf(to, start);
    if (end < 0) throw new RefusedFile('xml', from);
    this.#at = end + to.length;
    return this.#source.slice(start, end);
  }

  run(): string {
    const found = this.#source.indexOf('<', this.#at);
    const end = found < 0 ? this.#source.length : found;
    const text = this.#source.slice(this.#at, end);
    this.#at = end;
    return text;
  }
}

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function descend(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce((at, name) => at?.children.find((child) => child.name === name), element);
}

/** An attribute by its name without the prefix. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  for (const [key, value] of element?.attributes ?? []) if (localName(key) === name) return value;
  return '';
}
