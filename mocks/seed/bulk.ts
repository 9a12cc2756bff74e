/**
 * Size `large`: up to 100,000 declarations and 400 more companies, to test lists and search at that size. Rows share texts, and
 * one report file per product: 300,000 files would only cost memory.
 */
import { splitGwp, products, type Product } from '../domain/products.ts';
import { both } from '../domain/language.ts';
import { padded } from '../lib/text.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import type { Slices } from '../lib/slices.ts';
import { rng } from '../lib/random.ts';
import type { Bilingual, ChainRecord, Declaration } from '../world/entities.ts';
import { companyIdOf, NO_PAPERS } from './companies.ts';
import { at, type SeedContext } from './context.ts';
import {
  chainRecord,
  declarationIdOf,
  validUntil,
  registrationNumber,
  VERIFIERS,
} from '../domain/declaration-record.ts';

const DECLARATIONS = 100_000;
const COMPANIES = 400;
/** Age of the oldest publication, days: about a tenth of the EPDs has expired. */
const OLDEST_DAYS = 2000;
/** Range of the results of one product, kg CO2e per tonne. */
const SPREAD = 200;

const FIRST =
  '瀚,Han 岑,Cen 钰,Yu 晟,Sheng 珞,Luo 霖,Lin 昀,Yun 泓,Hong 峤,Qiao 澄,Cheng 樾,Yue 砚,Yan 璟,Jing 骞,Qian 沅,Yuan 岱,Dai 煜,Yu 淇,Qi 衍,Yan 翊,Yi'.split(
    ' ',
  );
const SECOND =
  '屿,yu 岚,lan 川,chuan 垣,yuan 陵,ling 汀,ting 峦,luan 泽,ze 陌,mo 洲,zhou 崖,ya 渡,du 浦,pu 原,yuan 岫,xiu 涧,jian 麓,lu 湾,wan 坪,ping 溪,xi'.split(
    ' ',
  );
const SIZES =
  '1.5×1250 2.0×1500 2.5×1500 3.0×1800 4.0×1500 6.0×2000 8.0×2200 10×2500 12×9000 16×9000 20×9000 25×12000'.split(
    ' ',
  );

function seedCompanies({ store, clock }: SeedContext): string[] {
  const codes: string[] = [];
  const regions = store.regions.where('parentCode', 'CN');
  for (let index = 0; index < COMPANIES; index += 1) {
    const [firstZh = '', firstEn = ''] = (FIRST[index % FIRST.length] ?? '').split(',');
    const [secondZh = '', secondEn = ''] = (SECOND[Math.floor(index / FIRST.length)] ?? '').split(',');
    const code = `C${padded(index + 101, 3)}`;
    codes.push(code);
    store.companies.put({
      id: companyIdOf(code),
      code,
      name: both(`${firstZh}${secondZh}钢铁有限公司`, `${firstEn}${secondEn} Steel`),
      ...NO_PAPERS,
      email: `${code.toLowerCase()}@example.com`,
      companyType: '1',
      status: COMPANY_STATUS.certified,
      statusReason: null,
      region: regions[index % regions.length]?.code ?? 'CN',
      route: index % 3 === 0 ? 'EAF' : 'BF-BOF',
      logoId: null,
      createdAt: at(clock, -700, '10:00'),
    });
  }
  return codes;
}

interface Shared {
  readonly days: readonly string[];
  readonly ends: { readonly EPD: readonly string[]; readonly CFP: readonly string[] };
  /** Modules by product and by the total's difference from the product's, 0 … {@link SPREAD}. */
  readonly modules: readonly (readonly { a1: number; a2: number; a3: number }[])[];
  readonly names: readonly (readonly Bilingual[])[];
  readonly templates: readonly Declaration[];
  readonly records: readonly ChainRecord[];
}

function share({ store, clock, seed }: SeedContext): Shared {
  const days = Array.from({ length: OLDEST_DAYS }, (_, daysAgo) => clock.today(-daysAgo));
  return {
    days,
    ends: { EPD: days.map((day) => validUntil('EPD', day)), CFP: days.map((day) => validUntil('CFP', day)) },
    names: products.map(({ name }) =>
      SIZES.map((size) => Object.freeze(both(`${name.zh} ${size}`, `${name.en} ${size}`))),
    ),
    modules: products.map(({ gwp, route }) =>
      Array.from({ length: SPREAD }, (_, more) => Object.freeze(splitGwp(gwp - SPREAD / 2 + more, route))),
    ),
    templates: products.flatMap(({ number }) => store.declarations.get(declarationIdOf(number)) ?? []),
    records: days.map((day) => Object.freeze(chainRecord({ seed, publishedOn: day }, `day:${day}`, 'data'))),
  };
}

function below(limit: number, random: () => number): number {
  return Math.floor(random() * limit);
}

// `as …` below: random indexes are always in range (noUncheckedIndexedAccess).
function bulkDeclaration(
  serial: number,
  random: () => number,
  shared: Shared,
  codes: readonly string[],
): Declaration {
  const which = below(products.length, random);
  const product = products[which] as Product;
  const template = shared.templates[which] as Declaration;
  const type = random() < 0.75 ? 'EPD' : 'CFP';
  const daysAgo = below(OLDEST_DAYS, random);
  const publishedOn = shared.days[daysAgo] as string;
  const more = below(SPREAD, random);
  const id = declarationIdOf(serial);
  const record = shared.records[daysAgo] as ChainRecord;
  const chance = random();
  return {
    id,
    businessId: `b-${serial}`,
    businessIdEn: template.businessIdEn === null ? null : `b-${serial}-en`,
    productNumber: `ST${publishedOn.slice(0, 4)}${serial}`,
    productName: shared.names[which]?.[below(SIZES.length, random)] ?? product.name,
    productType: type,
    companyCode: codes[below(codes.length, random)] as string,
    registrationNumber: registrationNumber(type, publishedOn, serial),
    publishedOn,
    expiresOn: shared.ends[type][daysAgo] as string,
    pcrNumber: product.pcrNumber,
    gwp100: product.gwp - SPREAD / 2 + more,
    modules: shared.modules[which]?.[more] ?? null,
    route: product.route,
    verifier: VERIFIERS[below(VERIFIERS.length, random)] ?? template.verifier,
    standards: template.standards,
    cnAttachmentId: template.cnAttachmentId,
    enAttachmentId: template.enAttachmentId,
    qrAttachmentId: template.qrAttachmentId,
    dataRecord: chance < 0.8 ? record : null,
    reportRecord: chance < 0.6 ? record : null,
    supersededBy: null,
    applicationId: null,
  };
}

/** Rows per slice; between slices other requests can run. */
const SLICE = 500;

/** Requires the small seed. */
export function* seedBulk(context: SeedContext): Slices<void> {
  const { store, seed } = context;
  const codes = seedCompanies(context);
  const shared = share(context);
  // One random stream for all rows: one per row would take most of the time.
  const { next } = rng(`${seed}:bulk`);
  for (let serial = store.declarations.size + 1; serial <= DECLARATIONS; serial += 1) {
    store.declarations.put(bulkDeclaration(serial, next, shared, codes));
    if (serial % SLICE === 0) yield;
  }
}
