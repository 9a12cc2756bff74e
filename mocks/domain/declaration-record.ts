/** Stores a declaration with its files, for the seed and for releases by the operator. */
import { splitGwp, assessedGwp, products } from './products.ts';
import { both } from './language.ts';
import { moveDay, lastValidDay } from './dates.ts';
import { padded } from '../lib/text.ts';
import { ON_CHAIN } from '#src/lib/states.ts';
import { rng, hash } from '../lib/random.ts';
import type {
  Bilingual,
  ChainRecord,
  Declaration,
  Application,
  ApplicationItem,
  Store,
} from '../world/entities.ts';
import { putFile, putPicture } from './made-files.ts';
import { productNameEn } from './product-names.ts';

/** In the contract's spelling. */
const ROUTES = new Set(['BF-BOF', 'EAF', 'EAF-AOD', 'DRI-EAF', 'PROCESSING']);

interface Assessment {
  readonly productName: Bilingual;
  readonly route: string;
  /** kg CO2e per tonne, A1 to A3. */
  readonly gwp: number;
  readonly verifier: Bilingual;
}

/** From the product list if known, else by the company's main route. */
export function assess(store: Store, application: Application, item: ApplicationItem): Assessment {
  const known = products.find((product) => product.name.zh === item.productName);
  const main = store.companies.where('code', application.companyCode)[0]?.route ?? '';
  const route = known?.route ?? (ROUTES.has(main) ? main : 'PROCESSING');
  const verifier = VERIFIERS[hash(`verifier:${application.id}`) % VERIFIERS.length];
  if (verifier === undefined) throw new RangeError('There is no verification body');
  return {
    route,
    verifier,
    productName: { zh: item.productName, en: productNameEn(store, item.productName) },
    gwp: assessedGwp(item.productName, route),
  };
}

/** Validity in years: EPD as common in the industry, CFP shorter (domain §3, assumption). */
const VALID_YEARS = { EPD: 5, CFP: 3 } as const;

export const VERIFIERS: readonly Bilingual[] = [
  both('衡准低碳验证中心', 'Hengzhun Low-Carbon Verification'),
  both('北岸环境认证有限公司', "Bei'an Environmental Certification"),
  both('绿尺检验服务有限公司', 'Lüchi Inspection Services'),
  both('诺维拉验证', 'Norvera Assurance GmbH'),
];

interface NewDeclaration {
  /** Serial number; ids, registration and product number derive from it. */
  readonly serial: number;
  readonly type: Declaration['productType'];
  readonly productName: Bilingual;
  readonly companyCode: string;
  readonly pcrNumber: string;
  readonly route: string;
  /** kg CO2e per tonne; null if not declared. */
  readonly gwp: number | null;
  readonly publishedOn: string;
  /** Suffix of a revised declaration's registration number, e.g. `-R2`. */
  readonly suffix?: string;
  readonly hasEnglishReport: boolean;
  readonly verifier: Bilingual;
  readonly chain: { readonly data: boolean; readonly report: boolean };
  readonly applicationId?: string;
  /** Time of the release, epoch ms; by default the afternoon of the day, with chain records a day later. */
  readonly releasedAt?: number;
  /** Part of every derived value, so that hashes differ between seeds. */
  readonly seed: number;
}

/** Seeded ids stay below those of a World's counters. */
export function declarationIdOf(serial: number): string {
  return `epd-${padded(serial, 3)}`;
}

export function serialOf(declarationId: string): number {
  return Number(declarationId.slice('epd-'.length));
}

/** `EPD-ST-2026-0012` (domain §3). */
export function registrationNumber(
  type: Declaration['productType'],
  publishedOn: string,
  serial: number,
): string {
  return `${type}-ST-${publishedOn.slice(0, 4)}-${padded(serial, 4)}`;
}

/** Last valid day: the day before the anniversary (domain §3). */
export function validUntil(type: Declaration['productType'], publishedOn: string): string {
  return lastValidDay(publishedOn, VALID_YEARS[type]);
}

export function publishedFor(type: Declaration['productType'], lastDay: string): string {
  return moveDay(lastDay, -VALID_YEARS[type], 1);
}

/** A blockchain record at the given time, or one to two days after publication. */
export function chainRecord(
  { seed, publishedOn, releasedAt }: Pick<NewDeclaration, 'seed' | 'publishedOn' | 'releasedAt'>,
  declarationId: string,
  which: 'data' | 'report',
): ChainRecord {
  const random = rng(`${seed}:${declarationId}:chain-${which}`);
  const minutes = 24 * 60 + random.int(0, 23 * 60);
  return {
    state: ON_CHAIN,
    blockTime: releasedAt ?? Date.parse(`${publishedOn}T00:00:00+08:00`) + minutes * 60_000,
    txHash: `0x${random.text(64, '0123456789abcdef')}`,
  };
}

function standardsOf(type: Declaration['productType'], route: string, construction: boolean): string[] {
  if (type === 'CFP') {
    return ['ISO 14067', 'GB/T 24067-2024', ...(route === 'BF-BOF' ? ['T/CISA 469-2024'] : [])];
  }
  return [
    'ISO 14025',
    'ISO 14040',
    'ISO 14044',
    'ISO 20915',
    ...(construction ? ['ISO 21930', 'EN 15804+A2'] : []),
  ];
}

/** Rules for construction products, to which EN 15804 applies. */
const CONSTRUCTION = new Set(['PCR-ST-2023-03', 'PCR-ST-2023-04', 'PCR-ST-2024-01']);

export function putDeclaration(store: Store, input: NewDeclaration): Declaration {
  const { serial, type, productName, companyCode, publishedOn, route, gwp } = input;
  const id = declarationIdOf(serial);
  const number = registrationNumber(type, publishedOn, serial) + (input.suffix ?? '');
  const createdAt = input.releasedAt ?? Date.parse(`${publishedOn}T16:00:00+08:00`);
  const file = {
    businessType: 'EPD',
    createdAt,
    maker: 'declarationPdf',
    ownerCompanyCode: companyCode,
  } as const;
  return store.declarations.put({
    id,
    businessId: `b-${padded(serial, 3)}`,
    businessIdEn: input.hasEnglishReport ? `b-${padded(serial, 3)}-en` : null,
    productNumber: `ST${publishedOn.slice(0, 4)}${padded(serial, 4)}`,
    productName,
    productType: type,
    companyCode,
    registrationNumber: number,
    publishedOn,
    expiresOn: validUntil(type, publishedOn),
    pcrNumber: input.pcrNumber,
    gwp100: gwp,
    modules: gwp === null ? null : splitGwp(gwp, route),
    route,
    verifier: input.verifier,
    standards: standardsOf(type, route, CONSTRUCTION.has(input.pcrNumber)),
    cnAttachmentId: putFile(store, {
      ...file,
      id: `a-${id}-zh`,
      fileName: `${number} ${productName.zh}.pdf`,
      args: { declarationId: id, language: 'zh' },
    }),
    enAttachmentId: input.hasEnglishReport
      ? putFile(store, {
          ...file,
          id: `a-${id}-en`,
          fileName: `${number} ${productName.en ?? productName.zh}.pdf`,
          args: { declarationId: id, language: 'en' },
        })
      : null,
    qrAttachmentId: putPicture<'qrPicture'>(store, {
      id: `a-${id}-qr`,
      fileName: `${number}.png`,
      businessType: 'QR',
      createdAt,
      maker: 'qrPicture',
      args: { declarationId: id },
    }),
    dataRecord: input.chain.data ? chainRecord(input, id, 'data') : null,
    reportRecord: input.chain.report ? chainRecord(input, id, 'report') : null,
    supersededBy: null,
    applicationId: input.applicationId ?? null,
  });
}
