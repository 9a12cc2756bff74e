import { v5 as uuidV5 } from 'uuid';
import type { TwoNames } from '../names.ts';
import { knownIndicator, type KnownIndicator } from './indicators.ts';
import { revisionOf } from './openepd.ts';
import { declaredMass, resultsOf, type Published, type Result } from './published.ts';

type XmlNode = string | readonly XmlNode[];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Characters that XML 1.0 forbids even when escaped, except for tabs and line breaks. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xmlText(text: string): string {
  return text
    .replace(FORBIDDEN, (char) => ('\t\n\r'.includes(char) ? char : ''))
    .replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}

/** An element; its content is XML already, see {@link xmlText}. Attributes that are undefined are left out. */
function element(name: string, attributes: Attributes, ...content: readonly XmlNode[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`);
  const inside = joined(content);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

function joined(content: XmlNode): string {
  return typeof content === 'string' ? content : content.map(joined).join('');
}

/** Also read, see read-ilcd.ts. */
export const NAMESPACES = {
  xmlns: 'http://lca.jrc.it/ILCD/Process',
  'xmlns:common': 'http://lca.jrc.it/ILCD/Common',
  'xmlns:epd': 'http://www.iai.kit.edu/EPD/2013',
  'xmlns:epd2': 'http://www.indata.network/EPD/2019',
};

/** Namespace of the version 5 UUIDs. Changing it would give every published data set a new identity. */
const UUID_NAMESPACE = '0f6b0d5e-3f0c-4b7e-9a54-6f5f5f0a7c11';

/** Source data sets that the ILCD+EPD data format registers for standards (`doc/identifiers/Common_references.csv`). */
const STANDARD_IDS: ReadonlyMap<string, string> = new Map([
  ['ISO 14025', '4f2eb655-6e44-4874-a95a-e28f5442cd4d'],
  ['ISO 21930', '9c1e8451-2321-4498-b459-b6568b6b6547'],
]);
const FORMAT = { id: 'a29449fd-aa2f-4de8-b5d7-4b06b43c6fde', name: 'EPD Data Format Extensions v1.2' };

export const METHOD_NOTE: TwoNames = {
  en: 'The register does not state the impact assessment method. The identifiers of the indicators are those of EN 15804+A2 (EF 3.1).',
  zh: '平台未登记影响评价方法；指标标识采用 EN 15804+A2（EF 3.1）。',
};

/**
 * A declaration as an ILCD+EPD 1.2 process data set with both languages (docs/open-data.md). Fields that the register does not
 * have, such as the location of the plant, are left out.
 * @param address public URL of the declaration
 * @param operator name of the platform
 */
export function toIlcd(
  declaration: Published,
  { address, operator }: { address: string; operator: TwoNames },
): string {
  const { number, validFrom, validUntil, published } = declaration;
  const { id, version } = identityOf(declaration, address);
  const known = resultsOf(declaration).flatMap((result) => {
    const indicator = knownIndicator(result.code);
    return indicator === undefined || indicator.unit !== result.unit || result.modules.length === 0
      ? []
      : [{ result, indicator }];
  });
  const flows = known.filter(({ indicator }) => indicator.ilcd.kind !== 'impact');
  const impacts = known.filter(({ indicator }) => indicator.ilcd.kind === 'impact');
  const names = bothLanguages('baseName', declaration.product);
  const root = element(
    'processDataSet',
    { ...NAMESPACES, version: '1.1', 'epd2:epd-version': '1.2' },
    element(
      'processInformation',
      {},
      element(
        'dataSetInformation',
        {},
        element('common:UUID', {}, id),
        // The schema requires a name.
        element(
          'name',
          {},
          names.length > 0 ? names : bothLanguages('baseName', { en: number || address, zh: '' }),
        ),
        classification(declaration),
        bothLanguages('common:generalComment', METHOD_NOTE),
      ),
      element(
        'quantitativeReference',
        { type: 'Reference flow(s)' },
        element('referenceToReferenceFlow', {}, '0'),
        // The unit of the reference flow is in a separate data set.
        bothLanguages('functionalUnitOrOther', { en: declaration.declaredUnit, zh: '' }),
      ),
      optional('time', [
        year('common:referenceYear', validFrom || published),
        year('common:dataSetValidUntil', validUntil),
        optional(
          'common:other',
          published === '' ? '' : element('epd2:publicationDateOfEPD', {}, xmlText(published)),
        ),
      ]),
      optional(
        'technology',
        bothLanguages('technologyDescriptionAndIncludedProcesses', technology(declaration)),
      ),
    ),
    element(
      'modellingAndValidation',
      {},
      element('LCIMethodAndAllocation', {}, element('typeOfDataSet', {}, 'EPD'), rules(declaration)),
      optional('validation', reviewer(declaration.verifier)),
      optional('complianceDeclarations', declaration.standards.map(compliance)),
    ),
    element(
      'administrativeInformation',
      {},
      element(
        'dataEntryBy',
        {},
        reference('common:referenceToDataSetFormat', 'source data set', FORMAT.id, {
          en: FORMAT.name,
          zh: '',
        }),
      ),
      element(
        'publicationAndOwnership',
        {},
        element('common:dataSetVersion', {}, version),
        element('common:permanentDataSetURI', {}, xmlText(address)),
        contact('common:referenceToRegistrationAuthority', operator),
        optional('common:registrationNumber', xmlText(number)),
        contact('common:referenceToOwnershipOfDataSet', declaration.company),
      ),
    ),
    element(
      'exchanges',
      {},
      referenceFlow(declaration),
      flows.map(({ result, indicator }, at) => exchange(result, indicator, at + 1)),
    ),
    optional(
      'LCIAResults',
      impacts.map(({ result, indicator }) => impactResult(result, indicator)),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

/** UUID of number and version, the same for every export; of the address where the server sends no number. */
export function identityOf({ number }: Published, address: string): { id: string; version: string } {
  const version = `${String(revisionOf(number) ?? 1).padStart(2, '0')}.00.000`;
  return { id: idOf('declaration', `${number || address} ${version}`), version };
}

function idOf(kind: string, text: string): string {
  return uuidV5(`${kind} ${text}`, UUID_NAMESPACE);
}

function optional(name: string, content: XmlNode): string {
  return joined(content) === '' ? '' : element(name, {}, content);
}

/** `xml:lang` is always written: libxml2 fails on a data set that relies on its default. */
function bothLanguages(name: string, { en, zh }: TwoNames): string[] {
  const texts = [
    ['en', en],
    ['zh', zh],
  ] as const;
  return texts.flatMap(([lang, text]) => {
    const written = xmlText(text).trim();
    return written === '' ? [] : [element(name, { 'xml:lang': lang }, written)];
  });
}

function reference(name: string, type: string, id: string, names: TwoNames): string {
  return element(name, { type, refObjectId: id }, bothLanguages('common:shortDescription', names));
}

function contact(name: string, names: TwoNames): string {
  const key = names.zh || names.en;
  return key === '' ? '' : reference(name, 'contact data set', idOf('contact', key), names);
}

function year(name: string, day: string): string {
  return /^\d{4}/.test(day) ? element(name, {}, day.slice(0, 4)) : '';
}

/** Classified by the product category rules, the only classification of the register. */
function classification({ pcr, pcrNumber }: Published): string {
  const name = pcr.en || pcr.zh;
  if (name === '') return '';
  return element(
    'classificationInformation',
    {},
    element(
      'common:classification',
      { name: 'PCR' },
      element('common:class', { level: 0, classId: pcrNumber || undefined }, xmlText(name)),
    ),
  );
}

/** Element in which importers expect the product category rules. */
function rules({ pcr, pcrNumber }: Published): string {
  const key = pcrNumber || pcr.en || pcr.zh;
  const named = (name: string): string => [pcrNumber, name].filter(Boolean).join(' ');
  return key === ''
    ? ''
    : reference('referenceToLCAMethodDetails', 'source data set', idOf('pcr', key), {
        en: named(pcr.en),
        zh: pcr.zh === '' ? '' : named(pcr.zh),
      });
}

const ROUTE_NAMES: Readonly<Record<string, TwoNames>> = {
  'BF-BOF': { en: 'Blast furnace and basic oxygen furnace', zh: '高炉-转炉' },
  EAF: { en: 'Electric arc furnace', zh: '电弧炉' },
  'EAF-AOD': { en: 'Electric arc furnace and argon oxygen decarburisation', zh: '电弧炉-AOD' },
  'DRI-EAF': { en: 'Direct reduced iron and electric arc furnace', zh: '直接还原铁-电弧炉' },
  PROCESSING: { en: 'Further processing of purchased steel', zh: '外购钢材加工' },
};

function technology({ route }: Published): TwoNames {
  return ROUTE_NAMES[route ?? ''] ?? { en: '', zh: '' };
}

export function routeNamed(description: string): string | null {
  return Object.keys(ROUTE_NAMES).find((route) => ROUTE_NAMES[route]?.en === description) ?? null;
}

function reviewer(verifier: TwoNames): string {
  const named = contact('common:referenceToNameOfReviewerAndInstitution', verifier);
  return named === '' ? '' : element('review', { type: 'Independent external review' }, named);
}

function compliance(standard: string): string {
  const id = STANDARD_IDS.get(standard) ?? idOf('standard', standard);
  return element(
    'compliance',
    {},
    reference('common:referenceToComplianceSystem', 'source data set', id, { en: standard, zh: '' }),
  );
}

/** The declared unit as mass of product. */
function referenceFlow({ number, product, declaredUnit }: Published): string {
  return element(
    'exchange',
    { dataSetInternalID: 0 },
    reference('referenceToFlowDataSet', 'flow data set', idOf('product', number), product),
    optionalNumber('meanAmount', declaredMass(declaredUnit)),
  );
}

function optionalNumber(name: string, value: number | null): string {
  return value === null ? '' : element(name, {}, String(value));
}

function exchange(result: Result, { ilcd }: KnownIndicator, at: number): string {
  return element(
    'exchange',
    { dataSetInternalID: at },
    reference('referenceToFlowDataSet', 'flow data set', ilcd.id, { en: ilcd.name, zh: '' }),
    element('exchangeDirection', {}, ilcd.kind === 'input' ? 'Input' : 'Output'),
    amounts(result, ilcd.unitGroup),
  );
}

function impactResult(result: Result, { ilcd }: KnownIndicator): string {
  return element(
    'LCIAResult',
    {},
    reference('referenceToLCIAMethodDataSet', 'LCIA method data set', ilcd.id, { en: ilcd.name, zh: '' }),
    amounts(result, ilcd.unitGroup),
  );
}

function amounts({ unit, modules }: Result, unitGroup: string): string {
  return element(
    'common:other',
    {},
    modules.map(([module, value]) => element('epd:amount', { 'epd:module': module }, String(value))),
    reference('epd:referenceToUnitGroupDataSet', 'unit group data set', unitGroup, { en: unit, zh: '' }),
  );
}
