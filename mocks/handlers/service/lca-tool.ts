/** Who may open the LCA tool (document 1 §4, document 2 §7). */
import { NAME_MAX } from '#src/lib/limits.ts';
import { fail, ok, signedIn, refuse, type Text } from '../handler.ts';
import { dictItem } from '../../domain/dict.ts';
import { chosen, line, optional, readForm } from '../shared/form.ts';
import { refuseLeaving } from '../shared/permissions.ts';
import { field, phone } from '../shared/person-fields.ts';

const CATEGORY: Text = { zh: '请选择行业类别', en: 'Select an industry category' };

const FIELDS = {
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

export const checkSubscription = signedIn<'checkSubscription'>(({ world, user }) =>
  ok(world.store.subscriptions.where('userId', user.id).some(({ active }) => active)),
);

/** Inactive until the staff activates it. The mobile number is optional (document 2 §5). */
export const subscribeLcaTool = signedIn<'subscribeLcaTool'>((call) => {
  const { world, user, body } = call;
  const { store, ids, clock } = world;
  refuseLeaving(call);
  const form = readForm(call, body, FIELDS);
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
