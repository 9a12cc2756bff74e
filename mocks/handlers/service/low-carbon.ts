/** Low-carbon steel applications (document 2 §5, §7, §9). */
import {
  FILE_NAME_MAX,
  LONG_TEXT_MAX,
  LOW_CARBON_ENTRIES_MAX,
  LOW_CARBON_NAME_MAX,
} from '#src/lib/limits.ts';
import type { Attachment, Company, LowCarbonApplication, User } from '../../world/entities.ts';
import { type Call, type Handler, ok, refuse, type Text } from '../handler.ts';
import { applicantCompany, isOwnFile } from '../shared/permissions.ts';
import { dictItem, isStandardPdf } from '../../domain/dict.ts';
import { line, readForm } from '../shared/form.ts';

type LowCarbonCall = Call<'submitLowCarbonApplication'>;
type SentEntry = NonNullable<LowCarbonCall['body']['list']>[number];
type Entry = LowCarbonApplication['entries'][number];

const EXCEL = /\.(xls|xlsx|xlsm)$/i;

const TEXT = {
  login: { zh: '请先登录', en: 'Log in first' },
  none: { zh: '请至少添加一个产品', en: 'Add at least one product' },
  count: {
    zh: `最多添加 ${LOW_CARBON_ENTRIES_MAX} 个产品`,
    en: `Up to ${LOW_CARBON_ENTRIES_MAX} products`,
  },
  company: { zh: '只能为您所属的企业提交申请', en: 'You can only apply for your own company.' },
  introduction: { zh: '请输入企业简介', en: 'Enter the company introduction' },
  different: {
    zh: '各产品的企业名称和企业简介须一致',
    en: 'Company and introduction are the same for every product.',
  },
} as const satisfies Record<string, Text>;

const introduction = line({
  label: { zh: '企业简介', en: 'Company introduction' },
  max: LONG_TEXT_MAX,
  multiline: true,
  missing: TEXT.introduction,
});
const productName = line({
  label: { zh: '产品名称', en: 'Product name' },
  max: LOW_CARBON_NAME_MAX,
  missing: { zh: '请输入产品名称', en: 'Enter the product name' },
});

/** Numbers (from 1) of the entries that fail a test, in words; null if all pass. */
function failing(entries: readonly SentEntry[], test: (entry: SentEntry) => boolean): Text | null {
  const numbers = entries.flatMap((entry, index) => (test(entry) ? [] : [index + 1]));
  return numbers.length === 0 ? null : { zh: numbers.join('、'), en: numbers.join(', ') };
}

/** At least one known step, without duplicates (document 2 §3: joined by ';'). */
function areSteps({ world }: LowCarbonCall, { process = '' }: SentEntry): boolean {
  const codes = process.split(';');
  const known = codes.every((code) => dictItem(world, 'LCES_PROCESS_SELECTION', code) !== undefined);
  return known && new Set(codes).size === codes.length;
}

function tableOf({ world }: LowCarbonCall, user: User, { attachmentId }: SentEntry): Attachment | undefined {
  const attachment = world.store.attachments.get(attachmentId ?? '');
  const fits = attachment !== undefined && isOwnFile(user, attachment) && attachment.businessType === 'LCA';
  return fits ? attachment : undefined;
}

function isTable({ world }: LowCarbonCall, { fileName }: Attachment): boolean {
  return fileName.length <= FILE_NAME_MAX && (EXCEL.test(fileName) || isStandardPdf(world.store, fileName));
}

/** Messages name the entries (document 2 §5). */
function entriesProblem(call: LowCarbonCall, user: User, list: readonly SentEntry[]): Text | null {
  const steps = failing(list, (entry) => areSteps(call, entry));
  if (steps !== null) {
    return {
      zh: `请为第 ${steps.zh} 个产品选择生产工序`,
      en: `Select process steps for product ${steps.en}`,
    };
  }
  const missing = failing(list, (entry) => tableOf(call, user, entry) !== undefined);
  if (missing !== null) {
    return {
      zh: `请为第 ${missing.zh} 个产品上传数据表`,
      en: `Upload a data table for product ${missing.en}`,
    };
  }
  const wrong = failing(list, (entry) => {
    const table = tableOf(call, user, entry);
    return table !== undefined && isTable(call, table);
  });
  if (wrong === null) return null;
  return {
    zh: `请为第 ${wrong.zh} 个产品上传 Excel 数据表`,
    en: `Upload an Excel table for product ${wrong.en}`,
  };
}

function readEntries(call: LowCarbonCall, user: User, company: Company): Entry[] {
  const { list = [] } = call.body;
  const [first] = list;
  if (first === undefined) return refuse(call, TEXT.none);
  if (list.length > LOW_CARBON_ENTRIES_MAX) return refuse(call, TEXT.count);
  const companyName = first.companyName?.trim() ?? '';
  if (companyName !== company.name.zh && companyName !== company.name.en) return refuse(call, TEXT.company);
  const shared = readForm(call, first, { introduction });
  const isSame = (entry: SentEntry) =>
    entry.companyName?.trim() === companyName && entry.introduction?.trim() === shared.introduction;
  if (!list.every(isSame)) return refuse(call, TEXT.different);

  const entries = list.map((entry, index) => {
    const named = productName(entry.productName);
    if ('problem' in named) {
      const { zh, en } = named.problem;
      return refuse(call, { zh: `第 ${index + 1} 个产品：${zh}`, en: `Product ${index + 1}: ${en}` });
    }
    const { process = '', attachmentId = '' } = entry;
    return { companyName, ...shared, productName: named.value, process, attachmentId };
  });
  const problem = entriesProblem(call, user, list);
  return problem === null ? entries : refuse(call, problem);
}

/** Public by its prefix (decision 2), but restricted to approved users of certified companies (document 2 §6). */
export const submitLowCarbonApplication: Handler<'submitLowCarbonApplication'> = (call) => {
  const { world, user, language } = call;
  if (user === null) return refuse(call, TEXT.login);
  const company = applicantCompany({ world, user, language });
  const entries = readEntries(call, user, company);
  const { store, ids, clock } = world;
  store.lowCarbonApplications.put({
    id: ids.next('lc'),
    userId: user.id,
    entries,
    accepted: null,
    createdAt: clock.now(),
  });
  return ok(null);
};
