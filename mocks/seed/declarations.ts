/**
 * The 48 declarations (domain §12): 36 EPD and 12 CFP over thirty products; about 38 valid, 5 expiring within 90 days, 5 expired.
 * Dates are relative to the World's today, which keeps this mix.
 */
import { present } from '../lib/tables.ts';
import { hash } from '../lib/random.ts';
import type { SeedContext } from './context.ts';
import { declarationIdOf, publishedFor, putDeclaration, VERIFIERS } from '../domain/declaration-record.ts';
import { pcrAgeInDays } from './pcrs.ts';
import { productAt, products, type Product } from '../domain/products.ts';

interface Line {
  readonly product: Product;
  readonly type: 'EPD' | 'CFP';
  readonly publishedOn: string;
  readonly suffix?: string;
  readonly applicationId?: string;
}

/** Products whose EPD expires soon: days left, by product. */
const EXPIRING_EPD: Readonly<Record<number, number>> = { 5: 21, 12: 40, 20: 63, 25: 85 };
/** Products with an expired earlier EPD under an earlier edition of the rules: days since expiry, by product. */
const ENDED_EPD: Readonly<Record<number, number>> = { 7: 25, 13: 110, 19: 190, 23: 330 };
/** Products with a revised EPD: days since the revision, by product. */
const REVISED_EPD: Readonly<Record<number, number>> = { 1: 40, 17: 75 };
/** EPDs released from an application of the seed (applications.ts): days ago, application. */
const RELEASED: Readonly<Record<number, readonly [number, string]>> = {
  2: [152, 'app-001'],
  28: [95, 'app-015'],
};
const CFP_PRODUCTS = [1, 4, 6, 9, 11, 13, 17, 18, 21, 24, 26, 30] as const;
const EXPIRING_CFP: Readonly<Record<number, number>> = { 9: 34 };
const ENDED_CFP: Readonly<Record<number, number>> = { 13: 60 };

/** The only declaration without a figure: screens must show it as missing, never as 0. */
const WITHOUT_GWP = 16;
const WITH_ONE_RECORD = new Set([3, 9, 18, 21, 27, 33, 36, 42]);

function mainEpd(context: SeedContext, product: Product): Line {
  const { clock } = context;
  const ending = EXPIRING_EPD[product.number];
  if (ending !== undefined)
    return { product, type: 'EPD', publishedOn: publishedFor('EPD', clock.today(ending)) };
  const released = RELEASED[product.number];
  if (released !== undefined) {
    return { product, type: 'EPD', publishedOn: clock.today(-released[0]), applicationId: released[1] };
  }
  // Spread over the lifetime of the rules, for sorting and date filters.
  const share = ((product.number * 11) % 30) / 30;
  const daysAgo = 20 + Math.round(share * (pcrAgeInDays(product.pcrNumber) - 60));
  return { product, type: 'EPD', publishedOn: clock.today(-daysAgo) };
}

function cfp(context: SeedContext, number: number, index: number): Line {
  const { clock } = context;
  const product = productAt(number);
  const lastDay = EXPIRING_CFP[number] ?? (ENDED_CFP[number] === undefined ? undefined : -ENDED_CFP[number]);
  if (lastDay !== undefined)
    return { product, type: 'CFP', publishedOn: publishedFor('CFP', clock.today(lastDay)) };
  const share = ((index * 7) % 12) / 12;
  // At 980 days a CFP is still valid for more than 90 days.
  const daysAgo = 25 + Math.round(share * (Math.min(pcrAgeInDays(product.pcrNumber), 980) - 60));
  return { product, type: 'CFP', publishedOn: clock.today(-daysAgo) };
}

function lines(context: SeedContext): Line[] {
  const { clock } = context;
  const ended = Object.entries(ENDED_EPD).map(([number, days]): Line => {
    return {
      product: productAt(Number(number)),
      type: 'EPD',
      publishedOn: publishedFor('EPD', clock.today(-days)),
    };
  });
  const revised = Object.entries(REVISED_EPD).map(([number, days]): Line => {
    return {
      product: productAt(Number(number)),
      type: 'EPD',
      publishedOn: clock.today(-days),
      suffix: '-R2',
    };
  });
  return [
    ...products.map((product) => mainEpd(context, product)),
    ...ended,
    ...revised,
    ...CFP_PRODUCTS.map((number, index) => cfp(context, number, index)),
  ];
}

/** Blockchain records of the n-th declaration: 30 have both, 8 one, 10 none. */
function chainOf(serial: number): { data: boolean; report: boolean } {
  if (serial % 5 === 0 || serial === 48) return { data: false, report: false };
  if (!WITH_ONE_RECORD.has(serial)) return { data: true, report: true };
  return serial % 2 === 0 ? { data: true, report: false } : { data: false, report: true };
}

/** A figure near the product's; editions and footprints differ slightly from the main declaration. */
function gwpOf(line: Line, serial: number): number | null {
  if (serial === WITHOUT_GWP) return null;
  if (serial <= products.length) return line.product.gwp;
  const change = ((hash(`gwp:${declarationIdOf(serial)}`) % 41) - 20) / 1000;
  return Math.round(line.product.gwp * (1 + change));
}

export function seedDeclarations(context: SeedContext): void {
  const { store, seed } = context;
  const all = lines(context);
  all.forEach((line, index) => {
    const serial = index + 1;
    const { product, type, publishedOn, suffix, applicationId } = line;
    const verifier =
      VERIFIERS[hash(`verifier:${declarationIdOf(serial)}`) % VERIFIERS.length] ?? VERIFIERS[0];
    if (verifier === undefined) throw new RangeError('no verification body');
    putDeclaration(store, {
      serial,
      type,
      publishedOn,
      seed,
      verifier,
      productName: product.name,
      companyCode: product.companyCode,
      pcrNumber: product.pcrNumber,
      route: product.route,
      gwp: gwpOf(line, serial),
      hasEnglishReport: serial % 5 !== 4,
      chain: chainOf(serial),
      ...present({ suffix, applicationId }),
    });
  });
  supersede(context, all);
}

/** Of two EPDs of one product, the later supersedes the earlier. */
function supersede({ store }: SeedContext, all: readonly Line[]): void {
  all.forEach((line, index) => {
    if (line.type !== 'EPD' || index < products.length) return;
    const [mine, main] = [declarationIdOf(index + 1), declarationIdOf(line.product.number)];
    if (line.suffix === undefined) store.declarations.update(mine, { supersededBy: main });
    else store.declarations.update(main, { supersededBy: mine });
  });
}
