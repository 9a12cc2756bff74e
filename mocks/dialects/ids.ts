/** Ids of 19 digits, as 64-bit keys of a database have them: derived from ours, and ours again when they come back. */
import { eachValue, isObject, ofData, type Came, type Spoken } from './dialect.ts';
import type { World } from '../world/types.ts';

/** Fields that hold an id, besides those whose names end in one. */
const FILES: readonly string[] = [
  'lcaAttachmentCn',
  'dataAttachment',
  'epdAttachmentTest',
  'epdAttachmentCn',
  'epdAttachmentEn',
  'businessIdEn',
];
/** Numbers and codes that are only called so. */
const NO_IDS: readonly string[] = ['relationalId', 'clientUid'];
/** Document 1 §3: this attachment means no image. */
const NO_IMAGE = '3790';

const LONG = /^1\d{18}$/;

const isIdField = (name: string): boolean =>
  (/(^id|Id)$/.test(name) || FILES.includes(name)) && !NO_IDS.includes(name);

/** FNV-1a, 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619);
  return value >>> 0;
}

const SIX_DIGITS = 1_000_000;
const six = (value: number): string => String(value % SIX_DIGITS).padStart(6, '0');

/**
 * 1 and 18 digits: fits 64 bits, and is far beyond what a JavaScript number holds. Rows of one kind that follow each other have
 * keys that do: rounded, they fall together.
 */
export function longId(id: string): string {
  const [, counted = ''] = /(\d{1,6})$/.exec(id) ?? [];
  const kind = `${id.slice(0, id.length - counted.length)}#${counted.length}`;
  const last = counted === '' ? hash(id, 1_540_483_477) : Number(counted);
  return `1${six(hash(kind, 2_166_136_261))}${six(hash(`${kind}#`, 84_696_351))}${six(last)}`;
}

/** Of each World the ids that were told, by their digits. */
const told = new WeakMap<World['store'], Map<string, string>>();

function known({ store }: World): Map<string, string> {
  const map = told.get(store) ?? new Map<string, string>();
  told.set(store, map);
  return map;
}

/** Nobody was told it since the World was laid down: it may be one that a page kept from before. */
function searched(world: World): Map<string, string> {
  const map = known(world);
  for (const collection of Object.values(world.store))
    for (const row of collection.all())
      eachValue(row, (value, name) => {
        if (typeof value === 'string' && isIdField(name)) map.set(longId(value), value);
        return value;
      });
  return map;
}

/** Our id for digits that came in; anything else as it is. */
function ownId(text: string, world: World): string {
  if (!LONG.test(text)) return text;
  return known(world).get(text) ?? searched(world).get(text) ?? text;
}

/** Ids in an answer, each as `spell` writes its digits. */
export const withLongIds = (spell: (digits: string) => unknown) =>
  ofData((data, { world, operation }) => {
    const map = known(world);
    const changed = (value: unknown, name: string): unknown => {
      if (typeof value !== 'string' || value === '' || value === NO_IMAGE || !isIdField(name)) return value;
      // Digits already, where another of the two dialects came first.
      const digits = LONG.test(value) ? value : longId(value);
      if (digits !== value) map.set(digits, value);
      return spell(digits);
    };
    // The id of a new application is the whole answer.
    return eachValue(data, changed, operation === 'submitApplication' ? 'id' : '');
  });

/** Ids that come back, as text or as numbers of which no digit may be lost. */
export function withOwnIds(came: Came, { world }: Spoken): Came {
  const path = came.path
    .split('/')
    .map((part) => ownId(part, world))
    .join('/');
  if (came.json === null) return { ...came, path };
  // Before anybody parses it: a number of 19 digits would be rounded.
  const asText = came.json.replace(/([:[,]\s*)(1\d{18})(?=\s*[,}\]])/g, '$1"$2"');
  const body: unknown = JSON.parse(asText);
  const own = eachValue(body, (value) => {
    if (typeof value !== 'string') return value;
    // A list of ids travels as text that holds JSON (document 1 §3, productTypeHierarchy).
    return value.replace(/(?<!\d)1\d{18}(?!\d)/g, (digits) => ownId(digits, world));
  });
  return { ...came, path, json: isObject(own) || Array.isArray(own) ? JSON.stringify(own) : asText };
}
