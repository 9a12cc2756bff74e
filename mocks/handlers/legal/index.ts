/** User agreement and privacy policy with their history (document 1 §2, §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { Agreement, Store } from '../../world/entities.ts';
import { ok, type Handlers, refuse, type Text } from '../handler.ts';
import { dayEnd, dayStart } from '../../domain/dates.ts';
import { inLanguage, languageOfTag } from '../../domain/language.ts';
import { requiredText, enumValue, readForm, mappedPage, PAGE } from '../shared/form.ts';

type Wire = components['schemas'];

const TEXT = {
  noneInForce: { zh: '暂无生效的版本', en: 'No version is in force.' },
  missing: { zh: '未找到该版本', en: 'This version was not found.' },
} as const satisfies Record<string, Text>;

/** Newest first. */
function published({ agreements }: Store, type: Agreement['type'], today: string): Agreement[] {
  return agreements
    .where('type', type)
    .filter(({ publishedOn }) => publishedOn <= today)
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

function toRow(row: Agreement): Wire['AgreementVersion'] {
  return {
    id: row.id,
    agreementType: row.type,
    agreementVersion: row.version,
    publishTime: dayStart(row.publishedOn),
    failureTime: row.expiredOn === null ? null : dayEnd(row.expiredOn),
  };
}

function toDocument(row: Agreement, tag: Wire['Language']): Wire['Agreement'] {
  return { ...toRow(row), agreementContent: inLanguage(row.html, languageOfTag(tag)) };
}

const agreementType = enumValue<Agreement['type']>();
const i18n = enumValue<Wire['Language']>();

export const legalHandlers = {
  getCurrentAgreement: (call) => {
    const { world } = call;
    const form = readForm(call, call.body, { agreementType, i18n });
    const today = world.clock.today();
    const [newest] = published(world.store, form.agreementType, today);
    const isOver = newest !== undefined && newest.expiredOn !== null && newest.expiredOn < today;
    return newest === undefined || isOver
      ? refuse(call, TEXT.noneInForce)
      : ok(toDocument(newest, form.i18n));
  },

  listAgreementVersions: (call) => {
    const { world } = call;
    const form = readForm(call, call.body, { agreementType, i18n, ...PAGE });
    const rows = published(world.store, form.agreementType, world.clock.today());
    const { list, totals } = mappedPage(rows, form, toRow);
    return ok({ list, totals });
  },

  getAgreementVersion: (call) => {
    const { world } = call;
    const form = readForm(call, call.body, { id: requiredText(TEXT.missing), i18n });
    const row = world.store.agreements.get(form.id);
    const isPublic = row !== undefined && row.publishedOn <= world.clock.today();
    return isPublic ? ok(toDocument(row, form.i18n)) : refuse(call, TEXT.missing);
  },
} satisfies Handlers<OperationsOf<'legal'>>;
