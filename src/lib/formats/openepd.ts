import { nameIn, type TwoNames } from '../names.ts';
import { knownIndicator } from './indicators.ts';
import { declaredMass, resultsOf, type Published } from './published.ts';

type Json = Record<string, unknown>;

/** Steelmaking furnace of a production route; a route with other furnaces is left out. */
const FURNACES: Readonly<Record<string, Json>> = {
  'BF-BOF': { bof: true, eaf: false },
  EAF: { bof: false, eaf: true },
  'EAF-AOD': { bof: false, eaf: true },
  'DRI-EAF': { bof: false, eaf: true },
};

/** Route of a steelmaking furnace; null unless exactly one is stated. */
export function routeOf(route: Readonly<Record<string, unknown>>): 'BF-BOF' | 'EAF' | null {
  const { bof, eaf } = route;
  if (bof === true) return eaf === true ? null : 'BF-BOF';
  return eaf === true ? 'EAF' : null;
}

const NAME_MAX = 200;

/**
 * A declaration as openEPD 0.1 (docs/open-data.md): one document per language. Fields that the register does not have are left
 * out, and the impact assessment method is "Unknown LCIA". The open-xpd UUID `id` is only assigned by its registry.
 * @param address public URL of the declaration
 * @param operator name of the platform
 */
export function toOpenEpd(
  declaration: Published,
  { lang, address, operator }: { lang: 'zh' | 'en'; address: string; operator: string },
): Json {
  const { number, product, productNumber, company, verifier, pcr, route, validFrom, published } = declaration;
  const mass = declaredMass(declaration.declaredUnit);
  const name = nameIn(lang, product);
  const otherNames = Object.values(product).filter((one) => one !== '' && one !== name);
  const furnaces = route === null ? undefined : FURNACES[route];
  return filled({
    doctype: 'openEPD',
    openepd_version: '0.1',
    language: lang,
    version: revisionOf(number),
    program_operator_doc_id: number,
    program_operator: { name: operator, web_domain: new URL(address).hostname },
    declaration_url: address,
    date_of_issue: startOfDay(published || validFrom),
    valid_until: endOfDay(declaration.validUntil),
    product_name: name.slice(0, NAME_MAX),
    product_alt_names: otherNames,
    product_sku: productNumber,
    manufacturer: organisation(lang, company),
    third_party_verifier: organisation(lang, verifier),
    pcr: filled({
      name: nameIn(lang, pcr).slice(0, NAME_MAX),
      issuer_doc_id: declaration.pcrNumber,
      version: declaration.pcrVersion,
    }),
    declared_unit: mass === null ? undefined : { qty: mass, unit: 'kg' },
    kg_per_declared_unit: mass === null ? undefined : { qty: mass, unit: 'kg' },
    compliance: declaration.standards.map((short_name) => ({ short_name })),
    specs: furnaces === undefined ? undefined : { Steel: { making_route: furnaces } },
    ...results(declaration),
  });
}

/** Revision of a registration number: `-R2` is 2; undefined without a suffix. */
export function revisionOf(number: string): number | undefined {
  const [, revision] = /-R(\d{1,2})$/.exec(number) ?? [];
  return revision === undefined ? undefined : Number(revision);
}

function results(declaration: Published): Json {
  const impacts: Json = {};
  const uses: Json = {};
  const outputs: Json = {};
  const sections = { impacts, resource_uses: uses, output_flows: outputs };
  for (const { code, unit, modules } of resultsOf(declaration)) {
    const known = knownIndicator(code);
    if (known?.openEpd == null || known.unit !== unit || modules.length === 0) continue;
    sections[known.openEpd.section][known.openEpd.key] = Object.fromEntries(
      modules.map(([module, mean]) => [module === 'A1-A3' ? 'A1A2A3' : module, { mean, unit }]),
    );
  }
  return {
    impacts: Object.keys(impacts).length === 0 ? undefined : { 'Unknown LCIA': impacts },
    resource_uses: uses,
    output_flows: outputs,
  };
}

function organisation(lang: 'zh' | 'en', names: TwoNames): Json | undefined {
  const name = nameIn(lang, names);
  return name === '' ? undefined : { name: name.slice(0, NAME_MAX) };
}

/** Days are days in China. */
const startOfDay = (day: string): string | undefined => (day === '' ? undefined : `${day}T00:00:00+08:00`);
const endOfDay = (day: string): string | undefined => (day === '' ? undefined : `${day}T23:59:59+08:00`);

/** Without empty texts, lists and objects. */
function filled(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined &&
        value !== '' &&
        !(typeof value === 'object' && value !== null && Object.keys(value).length === 0),
    ),
  );
}
