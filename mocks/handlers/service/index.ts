/** Feedback, LCA tool, low-carbon steel (document 2 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import { type Handlers, ok, signedIn, fail, refuse, type Text } from '../handler.ts';
import { submitLowCarbonApplication } from './low-carbon.ts';
import { CONTACT_EMAIL_MAX, CONTACT_PHONE_MAX, LONG_TEXT_MAX, NAME_MAX } from '#src/lib/limits.ts';
import { takeCaptchaPass } from '../shared/captcha-pass.ts';
import { line, readForm, chosen, optional } from '../shared/form.ts';
import { emailOf, field, phone } from '../shared/person-fields.ts';
import { dictItem } from '../../domain/dict.ts';
import { refuseLeaving } from '../shared/permissions.ts';

const CATEGORY: Text = { zh: '请选择行业类别', en: 'Select an industry category' };

const TRIAL = {
  mobile: optional(phone),
  username: line({
    label: { zh: '姓名', en: 'Name' },
    max: NAME_MAX,
    missing: { zh: '请输入姓名', en: 'Enter your name' },
  }),
  companyName: field('企业名称', 'Company name', { zh: '请输入企业名称', en: 'Enter the company name' }),
  industryCategory: chosen(CATEGORY),
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
    max: NAME_MAX,
    missing: { zh: '请输入姓名', en: 'Enter your name' },
  }),
  phone: line({
    label: { zh: '联系电话', en: 'Phone' },
    max: CONTACT_PHONE_MAX,
    missing: { zh: '请输入联系电话', en: 'Enter your phone number' },
  }),
  mail: emailOf(CONTACT_EMAIL_MAX),
  information: line({
    label: { zh: '咨询内容', en: 'Your message' },
    max: LONG_TEXT_MAX,
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
