import type { TwoNames } from '../names.ts';
import * as foreign from './foreign.ts';
import { METHOD_NOTE, NAMESPACES, routeNamed } from './ilcd.ts';
import { ilcdIndicator } from './indicators.ts';
import { baseUnit } from './published.ts';
import { attributeOf, childrenOf, descend, parseXml, type XmlElement } from './read-xml.ts';

/** Method by the data set of its climate change indicator (`doc/identifiers` of the format). */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['a7ea142a-9749-11ed-a8fc-0242ac120002', 'EF 3.1'],
  ['6a37f984-a4b3-458a-a20a-64418c145fa2', 'EF 3.0'],
  ['77e416eb-a363-4258-a04e-171d843a6460', 'CML (EN 15804+A1)'],
]);

/** Reads a process data set in ILCD+EPD 1.1 or 1.2. @throws RefusedFile */
export function fromIlcd(source: string): foreign.ForeignDeclaration {
  const root = parseXml(source);
  const prefix = root.tag.slice(0, Math.max(0, root.tag.indexOf(':')));
  const namespace = root.attributes.get(prefix === '' ? 'xmlns' : `xmlns:${prefix}`);
  const information = descend(root, 'processInformation');
  const modelling = descend(root, 'modellingAndValidation');
  const rules = descend(modelling, 'LCIMethodAndAllocation');
  if (namespace !== NAMESPACES.xmlns || wordsOf(descend(rules, 'typeOfDataSet')) !== 'EPD')
    throw new foreign.RefusedFile('format');
  const data = descend(information, 'dataSetInformation');
  const time = descend(information, 'time');
  const ownership = descend(root, 'administrativeInformation', 'publicationAndOwnership');
  const results = [
    ...childrenOf(descend(root, 'LCIAResults'), 'LCIAResult').map((result) =>
      readResult(result, 'referenceToLCIAMethodDataSet'),
    ),
    ...childrenOf(descend(root, 'exchanges'), 'exchange').map((exchange) =>
      readResult(exchange, 'referenceToFlowDataSet'),
    ),
  ].filter(({ stated }) => stated.size > 0);
  return foreign.withResults({
    format: 'ILCD+EPD',
    number: wordsOf(descend(ownership, 'registrationNumber')),
    type: 'EPD',
    product: namesIn(descend(data, 'name'), 'baseName'),
    productNumber: '',
    company: describedBy(descend(ownership, 'referenceToOwnershipOfDataSet')),
    ...pcrOf(data, rules),
    pcrVersion: '',
    gwp: null,
    gwpUnit: '',
    validFrom: '',
    validUntil: foreign.writtenDay(wordsOf(descend(time, 'dataSetValidUntil'))),
    published: foreign.writtenDay(wordsOf(descend(time, 'other', 'publicationDateOfEPD'))),
    declaredUnit: oneOf(namesIn(descend(information, 'quantitativeReference'), 'functionalUnitOrOther')),
    boundary: foreign.boundaryOf(results.flatMap(({ stated }) => [...stated.keys()])),
    route: routeNamed(
      namesIn(descend(information, 'technology'), 'technologyDescriptionAndIncludedProcesses').en,
    ),
    verifier: describedBy(
      descend(modelling, 'validation', 'review', 'referenceToNameOfReviewerAndInstitution'),
    ),
    standards: childrenOf(descend(modelling, 'complianceDeclarations'), 'compliance')
      .map((one) => oneOf(describedBy(descend(one, 'referenceToComplianceSystem'))))
      .filter(Boolean)
      .slice(0, foreign.STANDARDS_MAX),
    indicators: results.map(({ code, name, stated }) => foreign.indicatorOf(code, name, stated)),
    method: methodOf(data, results),
    database: listed(
      childrenOf(
        descend(modelling, 'dataSourcesTreatmentAndRepresentativeness'),
        'referenceToDataSource',
      ).map((one) => oneOf(describedBy(one))),
    ),
    allocation: listed(childrenOf(rules, 'LCIMethodApproaches').map(wordsOf)),
    operator: describedBy(descend(ownership, 'referenceToRegistrationAuthority')),
  });
}

interface Read {
  id: string;
  code: string;
  name: TwoNames;
  stated: ReadonlyMap<string, { value: number; unit: string }>;
}

/** An indicator by the identifier of its data set, else by the abbreviation in its name. */
function readResult(element: XmlElement, by: string): Read {
  const reference = descend(element, by);
  const other = descend(element, 'other');
  const id = attributeOf(reference, 'refObjectId').toLowerCase();
  const name = describedBy(reference);
  const known = ilcdIndicator(id);
  const group = descend(other, 'referenceToUnitGroupDataSet');
  const written = oneOf(describedBy(group));
  const isKnown =
    known !== undefined &&
    baseUnit(written).unit !== known.unit &&
    attributeOf(group, 'refObjectId').toLowerCase() === known.ilcd.unitGroup;
  const unit = isKnown ? known.unit : written;
  const stated = new Map<string, { value: number; unit: string }>();
  for (const amount of childrenOf(other, 'amount')) {
    const module = foreign.words(attributeOf(amount, 'module')).toUpperCase();
    const value = foreign.figure(amount.text);
    // Of several scenarios of a module, the first counts.
    if (value !== null && foreign.isModule(module) && !stated.has(module))
      stated.set(module, { value, unit });
  }
  const [, abbreviation = ''] = /\(([^()]+)\)\s*$/.exec(oneOf(name)) ?? [];
  const code = abbreviation || oneOf(name);
  return { id, code: known?.code ?? (METHODS.has(id) ? 'GWP100' : code), name, stated };
}

/** Our own exports note that the method is unknown. */
function methodOf(data: XmlElement | undefined, results: readonly Read[]): string {
  if (namesIn(data, 'generalComment').en === METHOD_NOTE.en) return '';
  return results.flatMap(({ id }) => METHODS.get(id) ?? [])[0] ?? '';
}

function pcrOf(
  data: XmlElement | undefined,
  rules: XmlElement | undefined,
): Pick<foreign.ForeignDeclaration, 'pcr' | 'pcrNumber'> {
  const classes = childrenOf(descend(data, 'classificationInformation'), 'classification');
  const own = descend(
    classes.find((one) => attributeOf(one, 'name') === 'PCR'),
    'class',
  );
  const pcr = describedBy(descend(rules, 'referenceToLCAMethodDetails'));
  const name = wordsOf(own);
  return {
    pcr: own === undefined ? pcr : { zh: '', en: name },
    pcrNumber: foreign.words(attributeOf(own, 'classId')),
  };
}

const listed = (texts: readonly string[]): string => foreign.words(texts.filter(Boolean).join('; '));
const wordsOf = (element: XmlElement | undefined): string => foreign.words(element?.text);
const describedBy = (reference: XmlElement | undefined): TwoNames => namesIn(reference, 'shortDescription');
const oneOf = ({ en, zh }: TwoNames): string => en || zh;

/** Any other language than Chinese substitutes missing English; `xml:lang` defaults to English. */
function namesIn(parent: XmlElement | undefined, name: string): TwoNames {
  const texts = childrenOf(parent, name).map((one) => ({
    lang: (attributeOf(one, 'lang') || 'en').toLowerCase().slice(0, 2),
    text: wordsOf(one),
  }));
  const inLanguage = (lang: string): string => texts.find((one) => one.lang === lang)?.text ?? '';
  return {
    zh: inLanguage('zh'),
    en: inLanguage('en') || (texts.find(({ lang }) => lang !== 'zh')?.text ?? ''),
  };
}
