import { FILE_DEPTH_MAX } from '../limits.ts';
import type { TwoNames } from '../names.ts';
import { list, record, records } from '../received.ts';
import * as foreign from './foreign.ts';
import { openEpdCode } from './indicators.ts';
import { routeOf } from './openepd.ts';

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => record<Fields>(value);

/** Sets of impacts in the order in which one is chosen; `UNKNOWN` has no method. */
const PREFERRED = ['EF 3.1', 'EF 3.0'];
const UNKNOWN = 'Unknown LCIA';

/** Reads a document in openEPD 0.x. @throws RefusedFile */
export function fromOpenEpd(source: string): foreign.ForeignDeclaration {
  const document = onlyDocument(parsed(source));
  if (foreign.words(document['doctype']).toLowerCase() !== 'openepd') throw new foreign.RefusedFile('format');
  const version = foreign.words(document['openepd_version']);
  if (!/^(?:0(?:\.|$)|$)/.test(version)) throw new foreign.RefusedFile('version', version);
  const impacts = fields(document['impacts']);
  const methods = Object.keys(impacts);
  const method = PREFERRED.find((one) => methods.includes(one)) ?? methods[0] ?? '';
  const pcr = fields(document['pcr']);
  const unit = fields(document['declared_unit']);
  const quantity = foreign.figure(unit['qty']);
  const sections = [
    ['impacts', impacts[method]],
    ['resource_uses', document['resource_uses']],
    ['output_flows', document['output_flows']],
  ] as const;
  const results = sections.flatMap(([section, measured]) =>
    Object.entries(fields(measured)).map(([key, scopes]) => {
      const stated = statedIn(fields(scopes));
      return { stated, indicator: foreign.indicatorOf(openEpdCode(section, key), NAMELESS, stated) };
    }),
  );
  const product = foreign.words(document['product_name']);
  const inChinese = foreign.words(document['language']).startsWith('zh');
  const other = list(document['product_alt_names']).map(foreign.words).find(Boolean) ?? '';
  const named = (name: string): TwoNames => (inChinese ? { zh: name, en: '' } : { zh: '', en: name });
  return foreign.withResults({
    format: 'openEPD 0.1',
    number: foreign.words(document['program_operator_doc_id']),
    type: 'EPD',
    product: inChinese ? { zh: product, en: other } : { zh: other, en: product },
    productNumber: foreign.words(document['product_sku']),
    company: named(foreign.words(fields(document['manufacturer'])['name'])),
    pcr: named(foreign.words(pcr['name'])),
    pcrNumber: foreign.words(pcr['issuer_doc_id']),
    pcrVersion: foreign.words(pcr['version']),
    gwp: null,
    gwpUnit: '',
    validFrom: '',
    validUntil: foreign.writtenDay(document['valid_until']),
    published: foreign.writtenDay(document['date_of_issue']),
    declaredUnit:
      quantity === null ? '' : [String(quantity), foreign.words(unit['unit'])].filter(Boolean).join(' '),
    boundary: foreign.boundaryOf(results.flatMap(({ stated }) => [...stated.keys()])),
    route: routeOf(fields(fields(fields(document['specs'])['Steel'])['making_route'])),
    verifier: named(foreign.words(fields(document['third_party_verifier'])['name'])),
    standards: records<Fields>(document['compliance'])
      .map((one) => foreign.words(one['short_name']))
      .filter(Boolean)
      .slice(0, foreign.STANDARDS_MAX),
    indicators: results.map(({ indicator }) => indicator),
    method: method === UNKNOWN ? '' : foreign.words(method),
    database: '',
    allocation: '',
    operator: named(foreign.words(fields(document['program_operator'])['name'])),
  });
}

const NAMELESS: TwoNames = { zh: '', en: '' };

/** `A1A2A3` is A1-A3. */
function statedIn(scopes: Fields): ReadonlyMap<string, { value: number; unit: string }> {
  const stated = new Map<string, { value: number; unit: string }>();
  for (const [scope, sent] of Object.entries(scopes)) {
    const { mean, unit } = record<Record<'mean' | 'unit', unknown>>(sent);
    const value = typeof mean === 'string' ? refuse(mean) : foreign.figure(mean);
    const module = scope === 'A1A2A3' ? 'A1-A3' : scope;
    if (value !== null && foreign.isModule(module)) stated.set(module, { value, unit: foreign.words(unit) });
  }
  return stated;
}

function refuse(value: string): never {
  throw new foreign.RefusedFile('value', foreign.words(value));
}

/** A list of one document is accepted. */
function onlyDocument(value: unknown): Fields {
  if (!Array.isArray(value)) return fields(value);
  if (value.length !== 1) throw new foreign.RefusedFile('several', String(value.length));
  return fields(value[0]);
}

function parsed(source: string): unknown {
  if (depthOf(source) > FILE_DEPTH_MAX) throw new foreign.RefusedFile('complex');
  try {
    return JSON.parse(source) as unknown;
  } catch {
    throw new foreign.RefusedFile('json');
  }
}

/** Deepest nesting of brackets outside of strings. */
function depthOf(json: string): number {
  let deepest = 0;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const char = json[at];
    if (inString && char === '\\') at += 1;
    else if (char === '"') inString = !inString;
    else if (!inString && (char === '[' || char === '{')) deepest = Math.max(deepest, (depth += 1));
    else if (!inString && (char === ']' || char === '}')) depth -= 1;
  }
  return deepest;
}
