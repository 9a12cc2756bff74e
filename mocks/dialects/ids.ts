/** Dialect with 19-digit ids (64-bit database keys): derived from the mock's ids and mapped back in requests. */
import { eachValue, ofData, written, type WireRequest, type DialectContext } from './dialect.ts';
import { CALL_JSON, parseWithin } from '../lib/checked-json.ts';
import type { World } from '../world/entities.ts';

/** Id fields whose names do not end in "id". */
const FILES: readonly string[] = [
  'lcaAttachmentCn',
  'dataAttachment',
  'epdAttachmentTest',
  'epdAttachmentCn',
  'epdAttachmentEn',
  'businessIdEn',
];
/** Not ids in spite of their names. */
const NO_IDS: readonly string[] = ['relationalId', 'clientUid'];
/** A string that contains JSON with ids (document 2 §3). */
const HOLDS_JSON = 'epdList';
/** Attachment id that means "no image" (document 1 §3). */
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
 * "1" and 18 digits: fits 64 bits and exceeds the safe integers of JavaScript. Consecutive rows get consecutive ids, which
 * collide when rounded.
 */
export function longId(id: string): string {
  const [, counted = ''] = /(\d{1,6})$/.exec(id) ?? [];
  const kind = `${id.slice(0, id.length - counted.length)}#${counted.length}`;
  const last = counted === '' ? hash(id, 1_540_483_477) : Number(counted);
  return `1${six(hash(kind, 2_166_136_261))}${six(hash(`${kind}#`, 84_696_351))}${six(last)}`;
}

/** Ids sent to clients, by their digits. */
const sentIds = new WeakMap<World['store'], Map<string, string>>();

function known({ store }: World): Map<string, string> {
  const map = sentIds.get(store) ?? new Map<string, string>();
  sentIds.set(store, map);
  return map;
}

/** Searches all rows for an id not sent since the World was created: a page may have kept it from before. */
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

/** Other texts stay unchanged. */
function ownId(text: string, world: World): string {
  if (!LONG.test(text)) return text;
  return known(world).get(text) ?? searched(world).get(text) ?? text;
}

export const withLongIds = (spell: (digits: string) => unknown) =>
  ofData((data, { world, operation }) => {
    const map = known(world);
    const changed = (value: unknown, name: string): unknown => {
      // The core has validated the answer, so this parses.
      if (name === HOLDS_JSON && typeof value === 'string')
        return written(eachValue(parseWithin(value, CALL_JSON), changed));
      if (typeof value !== 'string' || value === '' || value === NO_IMAGE || !isIdField(name)) return value;
      // Already long if another id dialect ran first.
      const digits = LONG.test(value) ? value : longId(value);
      if (digits !== value) map.set(digits, value);
      return spell(digits);
    };
    // The data is the bare id of the new application.
    return eachValue(data, changed, operation === 'submitApplication' ? 'id' : '');
  });

/** Accepts strings and exact integers. */
export function withOwnIds(incoming: WireRequest, { world }: DialectContext): WireRequest {
  const path = incoming.path
    .split('/')
    .map((part) => ownId(part, world))
    .join('/');
  const query = Object.fromEntries(
    Object.entries(incoming.query).map(([name, value]) => [name, ownId(value, world)] as const),
  );
  const json = eachValue(incoming.json, (value) =>
    // A list of ids is sent as a JSON string (document 1 §3, productTypeHierarchy).
    typeof value === 'string'
      ? value.replace(/(?<!\d)1\d{18}(?!\d)/g, (digits) => ownId(digits, world))
      : value,
  );
  return { ...incoming, path, query, json };
}
