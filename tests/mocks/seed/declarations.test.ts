/** The declarations follow the seeding rules of the notes (domain §12), whatever the day is. */
import { describe, expect, it } from 'vitest';
import { EXPIRING_SOON_DAYS } from '#src/lib/states.ts';
import { serialOf } from '#mocks/domain/declaration-record.ts';
import { pcrAgeInDays } from '#mocks/seed/pcrs.ts';
import { type Declaration, type Attachment, COLLECTION_NAMES } from '#mocks/world/entities.ts';
import { seeded } from './seeded.ts';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { sniffKind } from '#mocks/files/sniff.ts';
import { attachmentBytes } from '#mocks/handlers/shared/attachment-bytes.ts';
import { toBase64 } from '#mocks/lib/bytes.ts';
import { must } from '../../support/must.ts';

const DAY_MS = 86_400_000;

function mix(rows: readonly Declaration[], today: string, soon: string): Record<string, number> {
  const expired = rows.filter((row) => row.expiresOn < today).length;
  const expiring = rows.filter((row) => row.expiresOn >= today && row.expiresOn <= soon).length;
  return { expired, expiring, valid: rows.length - expired - expiring };
}

describe('declarations', () => {
  const { store, clock } = seeded();
  const rows = store.declarations.all();

  it('are 36 EPD and 12 CFP over all thirty products', () => {
    expect(rows).toHaveLength(48);
    expect(rows.filter((row) => row.productType === 'EPD')).toHaveLength(36);
    expect(new Set(rows.map((row) => row.productName.zh)).size).toBe(30);
  });

  it.each(['2026-11-20T09:00:00+08:00', '2028-02-29T23:30:00+08:00', '2031-01-01T00:10:00+08:00'])(
    'keep the mix of valid, expiring and expired on %s',
    (now) => {
      const then = seeded({ now: Date.parse(now) });
      const soon = then.clock.today(EXPIRING_SOON_DAYS);
      const found = mix(then.store.declarations.all(), then.clock.today(), soon);
      expect(found).toEqual({ expired: 5, expiring: 5, valid: 38 });
    },
  );

  it('have 30 times both chain records, 8 times one and 10 times none', () => {
    const records = rows.map(
      (row) => [row.dataRecord, row.reportRecord].filter((record) => record !== null).length,
    );
    const count = (n: number): number => records.filter((found) => found === n).length;
    expect([count(2), count(1), count(0)]).toEqual([30, 8, 10]);
    const one = rows.filter((row) => (row.dataRecord === null) !== (row.reportRecord === null));
    expect(new Set(one.map((row) => row.dataRecord === null)).size).toBe(2);
  });

  it('are recorded after they were published, and never in the future', () => {
    for (const { dataRecord, reportRecord, publishedOn } of rows)
      for (const { blockTime, txHash } of [dataRecord, reportRecord].filter((record) => record !== null)) {
        expect(blockTime).toBeGreaterThanOrEqual(Date.parse(`${publishedOn}T00:00:00+08:00`));
        expect(blockTime).toBeLessThanOrEqual(clock.now());
        expect(txHash).toMatch(/^0x[0-9a-f]{64}$/);
      }
  });

  it('lack the English report nine times, and then the English page too', () => {
    const without = rows.filter((row) => row.enAttachmentId === null);
    expect(without).toHaveLength(9);
    expect(without.every((row) => row.businessIdEn === null)).toBe(true);
  });

  it('split every total into A1, A2 and A3 exactly; one states no figure', () => {
    expect(rows.filter((row) => row.gwp100 === null && row.modules === null)).toHaveLength(1);
    for (const { gwp100, modules } of rows) {
      if (gwp100 === null || modules === null) continue;
      expect(modules.a1 + modules.a2 + modules.a3).toBe(gwp100);
      expect(Math.min(modules.a1, modules.a2, modules.a3)).toBeGreaterThan(0);
    }
  });

  it('have numbers of their own in the pattern of the platform', () => {
    expect(new Set(rows.map((row) => row.registrationNumber)).size).toBe(48);
    expect(new Set(rows.map((row) => row.productNumber)).size).toBe(48);
    for (const { registrationNumber, productType, publishedOn, id } of rows) {
      expect(registrationNumber).toMatch(/^(EPD|CFP)-ST-\d{4}-\d{4}(-R2)?$/);
      expect(registrationNumber.startsWith(`${productType}-ST-${publishedOn.slice(0, 4)}-`)).toBe(true);
      expect(serialOf(id)).toBeGreaterThan(0);
    }
  });

  it('name rules and companies that exist, and are not older than rules that are still theirs', () => {
    for (const row of rows) {
      expect(store.pcrs.where('pcrNumber', row.pcrNumber)).toHaveLength(1);
      expect(store.companies.where('code', row.companyCode)[0]?.status).toBe('1');
      const valid = row.expiresOn > clock.today(EXPIRING_SOON_DAYS);
      const age = (clock.now() - Date.parse(`${row.publishedOn}T00:00:00+08:00`)) / DAY_MS;
      if (valid) expect(age).toBeLessThan(pcrAgeInDays(row.pcrNumber));
    }
  });

  it('point to the newer one where there is one', () => {
    const superseded = rows.filter((row) => row.supersededBy !== null);
    expect(superseded).toHaveLength(6);
    for (const row of superseded) {
      const newer = store.declarations.get(row.supersededBy ?? '');
      expect(newer?.productName).toEqual(row.productName);
      expect((newer?.publishedOn ?? '') > row.publishedOn).toBe(true);
    }
  });
});

const NOTHING = new Uint8Array();
const ORIGIN = 'http://localhost';
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'image/png': 'png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

const { store } = seeded();

/** Ids of files that stand anywhere in a row. */
function fileIds(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return /(?:attachment|logo|licence|billInfo|picture|image|file|report(?:Cn|En))\w*Ids?$/i.test(key)
      ? [value]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap((entry) => fileIds(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => fileIds(entry, name));
}

/** One file of each maker and kind, and the declaration that states no figure. */
function samples(): Attachment[] {
  const found = new Map<string, Attachment>();
  for (const attachment of store.attachments.all()) {
    if (attachment.source.kind === 'made')
      found.set(`${attachment.source.maker} ${attachment.mime}`, attachment);
  }
  const { cnAttachmentId } = must(store.declarations.find(({ gwp100 }) => gwp100 === null));
  return [...found.values(), must(store.attachments.get(cnAttachmentId))];
}

describe('files', () => {
  it('that rows name are all there', () => {
    const others = COLLECTION_NAMES.filter((name) => name !== 'attachments');
    const named = others.flatMap((name) => fileIds(store[name].all()));
    expect(named.length).toBeGreaterThan(250);
    const missing = named.filter((id) => store.attachments.get(id) === undefined);
    expect(new Set(missing)).toEqual(new Set([NO_IMAGE_ATTACHMENT_ID]));
  });

  it.each(samples().map((row) => [row.source.kind === 'made' ? row.source.maker : '', row] as const))(
    'made by %s have the bytes of their type, the same every time',
    // The first one loads the builders.
    { timeout: 30_000 },
    async (_, attachment) => {
      const bytes = (await attachmentBytes(store, attachment, ORIGIN)) ?? NOTHING;
      expect(sniffKind(bytes)).toBe(KINDS[attachment.mime]);
      const again = (await attachmentBytes(seeded().store, attachment, ORIGIN)) ?? NOTHING;
      expect(toBase64(again)).toBe(toBase64(bytes));
    },
  );

  it('whose rows are gone fail loudly', async () => {
    const source = { kind: 'made', maker: 'quotePdf', args: { quoteId: 'q-none' } } as const;
    const gone = { ...must(store.attachments.all()[0]), source };
    await expect(attachmentBytes(store, gone, ORIGIN)).rejects.toThrow('q-none');
  });
});
