/** Feedback, LCA tool, low-carbon steel (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { type Handlers, ok, signedIn, fail, refuse, type Text, type Call, type Handler } from '../handler.ts';
import * as limits from '#src/lib/limits.ts';
import { takeCaptchaPass } from '../shared/sign-in.ts';
import { line, readForm, requiredText, optional } from '../shared/form.ts';
import { emailOf, field, phone } from '../shared/person-fields.ts';
import { dictItem, isStandardPdf } from '../../domain/settings.ts';
import { refuseLeaving, applicantCompany, isOwnFile } from '../shared/permissions.ts';
import type { Attachment, Company, LowCarbonApplication, User } from '../../world/entities.ts';

type LowCarbonCall = Call<'submitLowCarbonApplication'>;
type SentEntry = NonNullable<LowCarbonCall['body']['list']>[number];
type Entry = LowCarbonApplication['entries'][number];

const EXCEL = /\.(xls|xlsx|xlsm)$/i;

const TEXT = {
  login: { zh: '请先登录', en: 'Log in first' },
  none: { zh: '请至少添加一个产品', en: 'Add at least one product' },
  count: {
    zh: `最多添加 ${limits.LOW_CARBON_ENTRIES_MAX} 个产品`,
    en: `Up to ${limits.LOW_CARBON_ENTRIES_MAX} products`,
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
  max: limits.LONG_TEXT_MAX,
  multiline: true,
  missing: TEXT.introduction,
});
const productName = line({
  label: { zh: '产品名称', en: 'Product name' },
  max: limits.LOW_CARBON_NAME_MAX,
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
  return (
    fileName.length <= limits.FILE_NAME_MAX && (EXCEL.test(fileName) || isStandardPdf(world.store, fileName))
  );
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
  if (list.length > limits.LOW_CARBON_ENTRIES_MAX) return refuse(call, TEXT.count);
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

const CATEGORY: Text = { zh: '请选择行业类别', en: 'Select an industry category' };

const TRIAL = {
  mobile: optional(phone),
  username: line({
    label: { zh: '姓名', en: 'Name' },
    max: limits.NAME_MAX,
    missing: { zh: '请输入姓名', en: 'Enter your name' },
  }),
  companyName: field('企业名称', 'Company name', { zh: '请输入企业名称', en: 'Enter the company name' }),
  industryCategory: requiredText(CATEGORY),
  position: field('职位', 'Position', { zh: '请输入职位', en: 'Enter your position' }),
} as const;

const checkSubscription = signedIn<'checkSubscription'>(({ world, user }) =>
  ok(world.store.subscriptions.where('userId', user.id).some(({ active }) => active)),
);

/** Inactive until the staff activates it. The mobile number is optional (document 2 §5). */
const subscribeLcaTool = signedIn<'subscribeLcaTool'>((call) => {
  const { world, user, body } = call;
  const { store, ids, clock } = world;
  refuseLeaving(call);
  const form = readForm(call, body, TRIAL);
  if (dictItem(world, 'INDUSTRY_CATEGORY', form.industryCategory) === undefined)
    return refuse(call, CATEGORY);
  if (store.subscriptions.where('userId', user.id).length > 0) return fail('TRIAL_REQUESTED');
  store.subscriptions.put({
    ...form,
    mobile: form.mobile ?? '',
    id: ids.next('sub'),
    userId: user.id,
    active: false,
    createdAt: clock.now(),
  });
  return ok(null);
});

const FIELDS = {
  companyName: field('企业名称', 'Company name', { zh: '请输入企业名称', en: 'Enter the company name' }),
  nickname: line({
    label: { zh: '姓名', en: 'Name' },
    max: limits.NAME_MAX,
    missing: { zh: '请输入姓名', en: 'Enter your name' },
  }),
  phone: line({
    label: { zh: '联系电话', en: 'Phone' },
    max: limits.CONTACT_PHONE_MAX,
    missing: { zh: '请输入联系电话', en: 'Enter your phone number' },
  }),
  mail: emailOf(limits.CONTACT_EMAIL_MAX),
  information: line({
    label: { zh: '咨询内容', en: 'Your message' },
    max: limits.LONG_TEXT_MAX,
    multiline: true,
    missing: { zh: '请输入咨询内容', en: 'Enter your message' },
  }),
} as const;

/** Takes the captcha last: a refused form does not consume it. */
const submitFeedback = signedIn<'submitFeedback'>((call) => {
  const { world, body } = call;
  const fields = readForm(call, body, FIELDS);
  takeCaptchaPass(world, body.token);
  world.store.feedback.put({
    ...fields,
    id: world.ids.next('fb'),
    userId: call.user.id,
    answeredAt: null,
    createdAt: world.clock.now(),
  });
  return ok(null);
});

export const serviceHandlers = {
  submitFeedback,
  checkSubscription,
  subscribeLcaTool,
  submitLowCarbonApplication,
} satisfies Handlers<OperationsOf<'service'>>;
