/** Who may open the LCA tool (document 1 §4, document 2 §7). */
import { PHONE_PATTERN } from '#src/lib/limits.ts';
import { fail, ok, signedIn } from '../handler.ts';
import { dictItem } from '../../domain/dict.ts';
import { refuse, type Text } from '../shared/say.ts';

const TEXT = {
  incomplete: { zh: '请填写完整的试用信息', en: 'Fill in every field.' },
  category: { zh: '请选择行业类别', en: 'Choose an industry category.' },
  mobile: { zh: '请输入正确的手机号', en: 'Enter a correct mobile number.' },
} as const satisfies Record<string, Text>;

export const checkSubscription = signedIn<'checkSubscription'>(({ world, user }) =>
  ok(world.store.subscriptions.where('userId', user.id).some(({ active }) => active)),
);

/** The trial is not active until the staff have looked at it. The mobile number may be missing (document 2 §5). */
export const subscribeLcaTool = signedIn<'subscribeLcaTool'>((call) => {
  const { world, user, body } = call;
  const { store, ids, clock } = world;
  const fields = {
    mobile: (body.mobile ?? '').trim(),
    username: body.username.trim(),
    companyName: body.companyName.trim(),
    industryCategory: body.industryCategory,
    position: body.position.trim(),
  };
  if ([fields.username, fields.companyName, fields.position].includes(''))
    return refuse(call, TEXT.incomplete);
  if (dictItem(world, 'INDUSTRY_CATEGORY', fields.industryCategory) === undefined)
    return refuse(call, TEXT.category);
  if (fields.mobile !== '' && !PHONE_PATTERN.test(fields.mobile)) return refuse(call, TEXT.mobile);
  if (store.subscriptions.where('userId', user.id).length > 0) return fail('TRIAL_REQUESTED');
  store.subscriptions.put({
    ...fields,
    id: ids.next('sub'),
    userId: user.id,
    active: false,
    createdAt: clock.now(),
  });
  return ok(null);
});
