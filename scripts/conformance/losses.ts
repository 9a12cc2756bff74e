/** Fields that the contract leaves optional and the portal uses: what its users lose where a server never sends them. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { isObject } from '../openapi/json.ts';
import type { Words } from './words.ts';

export interface Loss {
  /** Place in the answer, `[]` for any item: `/data/list/[]/quoteStatus`. */
  readonly field: string;
  readonly without: Words;
}

export type LossTable = Readonly<Partial<Record<OperationId, readonly Loss[]>>>;

const row = (field: string, en: string, zh: string): Loss => ({
  field: `/data/list/[]/${field}`,
  without: { en, zh },
});
const data = (field: string, en: string, zh: string): Loss => ({
  field: `/data/${field}`,
  without: { en, zh },
});

const LOSSES: LossTable = {
  listMyApplications: [
    row(
      'quoteStatus',
      'each list costs one call of price/info for a row in sight',
      '列表中每个可见行要多调用一次 price/info',
    ),
    row(
      'contractStatus',
      'each list costs one call of contract/info for a row in sight',
      '列表中每个可见行要多调用一次 contract/info',
    ),
    row('customerDueDate', 'no deadline of the customer is shown', '不显示客户的截止日期'),
    row('dueDate', 'no planned end of a stage is shown', '不显示阶段的计划完成日期'),
    row('applicationNumber', 'applications are named by PCR and day', '申请以 PCR 与日期命名'),
  ],
  getQuote: [data('validUntil', 'no last day of the quote is shown', '不显示报价的有效期')],
  getContract: [data('signBy', 'no last day to sign is shown', '不显示合同的签署期限')],
};

/** Values at a place; a list on the way gives one for each of its items. */
function valuesAt(json: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [json];
  if (step === '[]') return Array.isArray(json) ? json.flatMap((item) => valuesAt(item, rest)) : [];
  return isObject(json) ? valuesAt(json[step], rest) : [];
}

/** What is missing in all that came. An empty list says nothing. */
export function lossesOf(operation: OperationId, json: unknown, table: LossTable = LOSSES): Loss[] {
  return (table[operation] ?? []).filter(({ field }) => {
    const steps = field.split('/').slice(1);
    const holders = valuesAt(json, steps.slice(0, -1)).filter(isObject);
    const name = steps.at(-1) ?? '';
    return holders.length > 0 && holders.every((holder) => (holder[name] ?? null) === null);
  });
}
