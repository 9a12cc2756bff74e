/** How much of everything there is, and that it hangs together (domain §12). */
import { describe, expect, it } from 'vitest';
import {
  APPLICATION_ITEMS_MAX,
  FILE_NAME_MAX,
  LOW_CARBON_ENTRIES_MAX,
  NO_IMAGE_ATTACHMENT_ID,
  PRODUCT_NAME_MAX,
} from '#src/lib/limits.ts';
import { AUDIT, COMPANY_STATUS, VERIFICATION } from '#src/lib/states.ts';
import { creditCheck, inventedCreditCode } from '#mocks/seed/companies.ts';
import { PERSONA_IDS } from '#mocks/world/persona.ts';
import { personas } from '#mocks/seed/personas.ts';
import { COLLECTION_NAMES } from '#mocks/world/entities.ts';
import { must } from '../../support/must.ts';
import { seeded } from './seeded.ts';

const { store, clock, room } = seeded();

describe('lists that page', () => {
  it('have the counts of the notes', () => {
    const { announcements, verifications, agreements, companies } = store;
    const files = announcements.all().map((row) => row.attachmentIds.length);
    expect(new Set(files)).toEqual(new Set([0, 1, 2, 3]));
    expect(verifications.size).toBe(23);
    const states = verifications.all().map((row) => row.state);
    expect(new Set(states)).toEqual(new Set(Object.values(VERIFICATION)));
    expect(agreements.where('type', 'REGISTRATION')).toHaveLength(12);
    expect(agreements.where('type', 'PRIVACY')).toHaveLength(12);
    expect(companies.size).toBe(25);
  });

  it('have tasks of the agency that name the report of a request and arrive with it', () => {
    const tasks = store.messages.where('userId', 'u-agency').filter(({ about }) => about !== null);
    expect(tasks.map(({ about }) => about?.id)).toEqual(['v-020', 'v-023']);
    for (const { html, about, sentAt } of tasks) {
      const { registrationNumber, createdAt } = must(store.verifications.get(about?.id ?? ''));
      expect(html.en).toContain(registrationNumber);
      expect(sentAt).toBe(createdAt);
    }
  });
});

describe('edge rows', () => {
  it('are there', () => {
    const items = store.applications.all().flatMap((row) => row.items);
    expect(items.some((item) => item.productName.length === PRODUCT_NAME_MAX)).toBe(true);
    expect(items.every((item) => item.productName.length <= PRODUCT_NAME_MAX)).toBe(true);
    expect(store.attachments.all().some((row) => row.fileName.length === FILE_NAME_MAX)).toBe(true);
    expect(store.companies.all().some((row) => row.logoId === null)).toBe(true);
    expect(store.friendlyLinks.all().some((row) => row.attachmentId === NO_IMAGE_ATTACHMENT_ID)).toBe(true);
    expect(store.messages.all().some((row) => row.html.zh.length > 400)).toBe(true);
    const chinese = store.pcrs.all().filter((row) => row.name.en === null && row.enAttachmentId === null);
    expect(chinese).toHaveLength(1);
  });
});

describe('personas', () => {
  it('have phones from 19900000001 upward in their order, and one user each', () => {
    expect(personas.map((persona) => persona.id)).toEqual([...PERSONA_IDS]);
    personas.slice(1).forEach((persona, index) => {
      expect(persona.phone).toBe(String(19_900_000_001 + index));
      expect(persona.email).toBe(`${persona.id}@example.com`);
      const user = store.users.get(persona.userId ?? '');
      expect(user).toMatchObject({
        phone: persona.phone,
        email: persona.email,
        password: 'Steel2026',
        companyCode: persona.companyCode,
      });
    });
  });

  it('cover every state of a person and of a company', () => {
    const users = personas.slice(1).map((persona) => store.users.get(persona.userId ?? ''));
    expect(new Set(users.map((user) => user?.auditStatus))).toEqual(new Set(Object.values(AUDIT)));
    expect(new Set(users.map((user) => user?.status))).toEqual(new Set(['active', 'locked', 'leaving']));
    const statuses = store.companies.all().map((row) => row.status);
    expect(new Set(statuses)).toEqual(new Set([null, ...Object.values(COMPANY_STATUS)]));
    expect(store.companies.where('companyType', '4')).toHaveLength(1);
    expect(store.users.get('u-newcomer')).toMatchObject({ userName: null, companyName: null });
  });
});

describe('codes', () => {
  it('are valid credit codes (GB 32100-2015)', () => {
    // Computed by hand in the notes (domain §3).
    expect([1, 2, 3].map(inventedCreditCode)).toEqual([
      '91990000MA9X00001X',
      '91990000MA9X000021',
      '91990000MA9X000034',
    ]);
    const codes = store.companies.all().flatMap((row) => row.creditCode ?? []);
    expect(codes.length).toBeGreaterThan(15);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(creditCheck(code.slice(0, 17))).toBe(code[17]);
    expect(() => creditCheck('91990000MA9X0000I')).toThrow(RangeError);
  });

  it('occur once in each dictionary level', () => {
    const keys = store.dictItems.all().map((row) => `${row.type}/${row.parentId ?? ''}/${row.itemCode}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { parentId, type } of store.dictItems.all()) {
      if (parentId !== null) expect(store.dictItems.get(parentId)?.type).toBe(type);
    }
  });

  it('of people and companies stand in their dictionaries', () => {
    const codes = (type: string): string[] => store.dictItems.where('type', type).map((row) => row.itemCode);
    for (const { industryCategory, companyForm, companyType } of store.users.all()) {
      if (industryCategory !== null) expect(codes('INDUSTRY_CATEGORY')).toContain(industryCategory);
      if (companyForm !== null) expect(codes('COMPANY_FORM')).toContain(companyForm);
      if (companyType !== null) expect(codes('COMPANY_TYPE')).toContain(companyType);
    }
    for (const { companyType } of store.companies.all()) expect(codes('COMPANY_TYPE')).toContain(companyType);
    for (const { technologyId } of store.applications.all().flatMap((row) => row.items)) {
      if (technologyId !== null)
        expect(store.dictItems.get(technologyId)?.type).toBe('LCES_PROCESS_SELECTION');
    }
  });
});

/** Everything that somebody could have noted the time of. */
function moments(): number[] {
  const rows = COLLECTION_NAMES.flatMap((name): readonly object[] => store[name].all());
  return rows
    .flatMap((row) => Object.entries(row) as [string, unknown][])
    .flatMap(([key, value]) => (/At$|blockTime/.test(key) && typeof value === 'number' ? [value] : []));
}

describe('time', () => {
  it('of nothing in the seed lies in the future', () => {
    expect(Math.max(...moments())).toBeLessThanOrEqual(clock.now());
  });
});

describe('the same seed', () => {
  const bytes = (from: ReturnType<typeof seeded>): string =>
    JSON.stringify(COLLECTION_NAMES.map((name) => from.store[name].all()));

  it('gives other values for another seed, in the same numbers', () => {
    const other = seeded({ seed: 2 });
    expect(bytes(other)).not.toBe(bytes({ store, clock, room }));
    expect(other.room.counts()).toEqual(room.counts());
  });
});

describe('size large', () => {
  // Takes about a second on an idle machine.
  it('holds 100,000 declarations whose references exist', { timeout: 60_000 }, () => {
    const { store: large } = seeded({ size: 'large' });
    expect(large.declarations.size).toBe(100_000);
    expect(new Set(large.declarations.all().map((row) => row.registrationNumber)).size).toBe(100_000);
    const last = large.declarations.all().at(-1);
    expect(large.companies.where('code', last?.companyCode ?? '')).toHaveLength(1);
    expect(large.attachments.get(last?.cnAttachmentId ?? '')).toBeDefined();
    const wrong = large.declarations.all().filter(({ gwp100, modules }) => {
      return modules !== null && modules.a1 + modules.a2 + modules.a3 !== gwp100;
    });
    expect(wrong).toEqual([]);
  });
});

it('texts of the platform give the limits as they are', () => {
  const pages = JSON.stringify(store.htmlPages.all());
  expect(pages).toContain(`最多包含 ${APPLICATION_ITEMS_MAX} 个产品`);
  expect(pages).toContain(`up to ${APPLICATION_ITEMS_MAX} products`);
  const news = JSON.stringify(store.news.all());
  expect(news).toContain(`最多申报 ${LOW_CARBON_ENTRIES_MAX} 个产品`);
  expect(news).toContain(`up to ${LOW_CARBON_ENTRIES_MAX} products`);
});
