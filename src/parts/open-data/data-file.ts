import { toCsv } from '#src/lib/formats/csv.ts';
import { identityOf, toIlcd } from '#src/lib/formats/ilcd.ts';
import { toOpenEpd } from '#src/lib/formats/openepd.ts';
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { addressOf } from '#src/parts/declaration/address-of.ts';
import type { Declaration, DeclarationDetail } from '#src/parts/declaration/declaration.ts';

export type DataFormat = 'openepd' | 'ilcd' | 'csv';

/** The rows of a list have neither standards nor indicators other than GWP100. */
export type Exported = Declaration & Partial<Pick<DeclarationDetail, 'standards' | 'indicators'>>;

export interface DataFile {
  blob: Blob;
  ending: string;
}

interface DataFileOptions {
  lang: 'zh' | 'en';
  /** As a list, even of one: an array in openEPD, a ZIP in ILCD+EPD. */
  asList: boolean;
  signal: AbortSignal;
}

/** Declarations as one file (docs/open-data.md). */
export async function dataFile(
  format: DataFormat,
  rows: readonly Exported[],
  { lang, asList, signal }: DataFileOptions,
): Promise<DataFile> {
  const declarations = rows.map((row) => ({ standards: [], indicators: [], ...row }));
  switch (format) {
    case 'csv':
      return file(
        toCsv(declarations, ({ id }) => addressOf(id)),
        'text/csv',
        'csv',
      );
    case 'openepd': {
      const documents = declarations.map((one) =>
        toOpenEpd(one, { lang, address: addressOf(one.id), operator: PLATFORM_NAME[lang] }),
      );
      const json = JSON.stringify(asList ? documents : documents[0], null, 2);
      return file(`${json}\n`, 'application/json', `openepd-${lang}.json`);
    }
    case 'ilcd': {
      const dataSets = declarations.map((one) => {
        const address = addressOf(one.id);
        const { id, version } = identityOf(one, address);
        return {
          // Where importers look for process data sets.
          name: `ILCD/processes/${id}_${version}.xml`,
          write: () => toIlcd(one, { address, operator: PLATFORM_NAME }),
        };
      });
      if (!asList) return file(dataSets[0]?.write() ?? '', 'application/xml', 'ilcd.xml');
      const { zipped } = await loadChunk(() => import('./zip.ts'));
      return { blob: await zipped(dataSets, signal), ending: 'ilcd.zip' };
    }
  }
}

function file(text: string, type: string, ending: string): DataFile {
  return { blob: new Blob([text], { type: `${type};charset=utf-8` }), ending };
}
