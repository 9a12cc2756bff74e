/** The published schemas of the formats, where they lie beside the checkout, and readers of the formats. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { validateXML } from 'xmllint-wasm';
import { ROOT } from '../../../scripts/lib/paths.ts';
import { OWN_OPENEPD_SCHEMA } from './own-schema.ts';

const require = createRequire(import.meta.url);
const PUBLISHED = join(ROOT, '../shared/data/open-data');
const hasPublishedSchemas = existsSync(PUBLISHED);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
/** Compiled once: the published schema takes seconds. */
let validators: ValidateFunction[] | undefined;

function openEpdSchemas(): object[] {
  if (!hasPublishedSchemas) return [OWN_OPENEPD_SCHEMA];
  const published = readFileSync(join(PUBLISHED, 'openepd-7.28.0.schema.json'), 'utf8');
  return [OWN_OPENEPD_SCHEMA, JSON.parse(published) as object];
}

/** Findings of openEPD's published schema, where it is there, and of ours, which allows only fields that we write. */
export function openEpdFindings(documents: readonly object[]): string[] {
  validators ??= openEpdSchemas().map((schema) => ajv.compile(schema));
  return validators.flatMap((validate) => {
    return documents.flatMap((document) =>
      validate(document)
        ? []
        : [`${ajv.errorsText(validate.errors)} in ${JSON.stringify(document).slice(0, 200)}`],
    );
  });
}

/** Findings of ILCD+EPD's published schema; of the XML parser alone where it is not there. */
export async function ilcdFindings(documents: readonly string[]): Promise<string[]> {
  const folder = join(PUBLISHED, 'ilcd-epd-1.2');
  const file = (name: string) => ({ fileName: name, contents: readFileSync(join(folder, name), 'utf8') });
  const xml = documents.map((contents, at) => ({ fileName: `document-${at}.xml`, contents }));
  const { errors } = hasPublishedSchemas
    ? await validateXML({
        xml,
        schema: file('EPD_DataSet.xsd'),
        preload: readdirSync(folder)
          .filter((name) => name.endsWith('.xsd') && name !== 'EPD_DataSet.xsd')
          .map(file),
      })
    : await validateXML({ xml, normalization: 'c14n' });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** Findings of libxml2 about well-formedness, apart from namespaces. */
export async function notWellFormed(documents: readonly string[]): Promise<string[]> {
  const xml = documents.map((contents, at) => ({ fileName: `document-${at}.xml`, contents }));
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  return errors.map(({ rawMessage }) => rawMessage).filter((message) => !/namespace/i.test(message));
}

interface ReadByLcax {
  name: string;
  impacts: Record<string, Record<string, number | null>>;
}

/**
 * What lcax reads of a data set: only the names and amounts of its impact results, in the JSON of ILCD servers. Its loader needs a
 * bundler, so it is started by hand.
 */
export async function readByLcax(xml: string): Promise<ReadByLcax> {
  reader ??= startLcax();
  return (await reader).convertIlcd(JSON.stringify(serverJson(xml)));
}

interface Lcax {
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
  convertIlcd: (json: string) => ReadByLcax;
}
let reader: Promise<Lcax> | undefined;

async function startLcax(): Promise<Lcax> {
  const folder = join(require.resolve('lcax'), '..');
  const lcax = (await import(join(folder, 'lcax_bg.js'))) as Lcax;
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, 'lcax_bg.wasm')), {
    // Safe: this module is what the WebAssembly beside it imports.
    './lcax_bg.js': lcax as unknown as WebAssembly.ModuleImports,
  });
  lcax.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return lcax;
}

function serverJson(xml: string): object {
  const text = (name: string, within = xml): string =>
    new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(within)?.[1] ?? '';
  const words = (value: string) => [{ value, lang: 'en' }];
  return {
    version: '1.1',
    processInformation: {
      dataSetInformation: { UUID: text('common:UUID'), name: { baseName: words(text('baseName')) } },
      time: {
        referenceYear: Number(text('common:referenceYear')),
        dataSetValidUntil: Number(text('common:dataSetValidUntil')),
      },
      // Required by the reader, unknown to the register.
      geography: { locationOfOperationSupplyOrProduction: { location: 'CN' } },
    },
    modellingAndValidation: { LCIMethodAndAllocation: {}, complianceDeclarations: { compliance: [] } },
    exchanges: {
      exchange: [
        {
          dataSetInternalID: 0,
          referenceFlow: true,
          referenceToFlowDataSet: { shortDescription: words(''), type: 'flow data set' },
          flowProperties: [],
        },
      ],
    },
    LCIAResults: {
      LCIAResult: [...xml.matchAll(/<LCIAResult>.*?<\/LCIAResult>/gs)].map(([result]) => ({
        referenceToLCIAMethodDataSet: { shortDescription: words(text('common:shortDescription', result)) },
        other: {
          anies: [...result.matchAll(/epd:module="([^"]+)">([^<]+)</g)].map(([, module, value]) => ({
            module,
            value,
          })),
        },
      })),
    },
  };
}
