/** Applying for low-carbon-emission steel (document 2 §5, §7, §9). */
import { FILE_NAME_MAX, LOW_CARBON_ENTRIES_MAX, LOW_CARBON_NAME_MAX } from '#src/lib/limits.ts';
import type { User } from '../../world/entities.ts';
import type { Call, Failure, Handler } from '../handler.ts';
import { ok } from '../handler.ts';
import { certifiedCompany } from '../shared/company-of.ts';
import { dictItem } from '../../domain/dict.ts';
import { isFailure, isOwnFile } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';

type LowCarbonCall = Call<'submitLowCarbonApplication'>;
type Entry = LowCarbonCall['body']['list'][number];

const EXCEL = /\.(xls|xlsx|xlsm)$/i;

const TEXT = {
  login: { zh: '请先登录', en: 'Log in first.' },
  count: {
    zh: `每次最多申请 ${LOW_CARBON_ENTRIES_MAX} 个产品`,
    en: `An application has one to ${LOW_CARBON_ENTRIES_MAX} products.`,
  },
  introduction: { zh: '请填写企业介绍', en: 'Enter the introduction of the company.' },
  different: {
    zh: '各产品的企业名称和企业介绍须一致',
    en: 'Company and introduction are the same for every product.',
  },
} as const satisfies Record<string, Text>;

/** Names the entries by number, as the portal does (document 2 §5). */
function ofEntries(numbers: readonly number[], zh: string, en: string): Text {
  return { zh: `产品 ${numbers.join('、')}：${zh}`, en: `Product ${numbers.join(', ')}: ${en}` };
}

function isName({ productName }: Entry): boolean {
  const name = productName.trim();
  return name !== '' && name.length <= LOW_CARBON_NAME_MAX;
}

function areSteps({ world }: LowCarbonCall, { process }: Entry): boolean {
  return process.split(';').every((code) => dictItem(world, 'LCES_PROCESS_SELECTION', code) !== undefined);
}

function hasTable({ world }: LowCarbonCall, user: User, { attachmentId }: Entry): boolean {
  const attachment = world.store.attachments.get(attachmentId);
  return attachment !== undefined && isOwnFile(user, attachment);
}

function isExcel({ world }: LowCarbonCall, { attachmentId }: Entry): boolean {
  const { fileName = '' } = world.store.attachments.get(attachmentId) ?? {};
  return EXCEL.test(fileName) && fileName.length <= FILE_NAME_MAX;
}

/** Numbers of the entries that fail a test, counted from 1. */
function failing(entries: readonly Entry[], test: (entry: Entry) => boolean): number[] {
  return entries.flatMap((entry, index) => (test(entry) ? [] : [index + 1]));
}

function entriesProblem(call: LowCarbonCall, user: User): Text | null {
  const { list } = call.body;
  const checks: readonly [test: (entry: Entry) => boolean, zh: string, en: string][] = [
    [
      isName,
      `请填写产品名称，最多 ${LOW_CARBON_NAME_MAX} 个字符`,
      `enter a name of at most ${LOW_CARBON_NAME_MAX} characters.`,
    ],
    [(entry) => areSteps(call, entry), '请选择工艺流程', 'choose the process steps.'],
    [(entry) => hasTable(call, user, entry), '请上传数据表', 'upload the data table.'],
    [(entry) => isExcel(call, entry), '数据表须为 Excel 文件', 'the data table must be an Excel file.'],
  ];
  for (const [test, zh, en] of checks) {
    const numbers = failing(list, test);
    if (numbers.length > 0) return ofEntries(numbers, zh, en);
  }
  return null;
}

function formProblem(call: LowCarbonCall, user: User): Failure | null {
  const { list } = call.body;
  const [first] = list;
  if (first === undefined || list.length > LOW_CARBON_ENTRIES_MAX) return refuse(call, TEXT.count);
  if (first.introduction.trim() === '') return refuse(call, TEXT.introduction);
  const isSame = ({ companyName, introduction }: Entry) =>
    companyName === first.companyName && introduction === first.introduction;
  if (!list.every(isSame)) return refuse(call, TEXT.different);
  const problem = entriesProblem(call, user);
  return problem === null ? null : refuse(call, problem);
}

/** Open by its prefix (decision 2), but only certified companies may apply (document 2 §6). */
export const submitLowCarbonApplication: Handler<'submitLowCarbonApplication'> = (call) => {
  const { world, body, user, language } = call;
  if (user === null) return refuse(call, TEXT.login);
  const company = certifiedCompany({ world, user, language });
  if (isFailure(company)) return company;
  const problem = formProblem(call, user);
  if (problem !== null) return problem;
  const entries = body.list.map((entry) => ({ ...entry, productName: entry.productName.trim() }));
  const { store, ids, clock } = world;
  store.lowCarbonApplications.put({ id: ids.next('lc'), userId: user.id, entries, createdAt: clock.now() });
  return ok(null);
};
