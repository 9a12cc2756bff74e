import { writtenIn } from '../domain/language.ts';
import { productNameEn } from '../domain/product-names.ts';
import { typedIn, typedInEnglish } from '../domain/typed-texts.ts';
import type { Bilingual, LowCarbonApplication, World } from '../world/entities.ts';
import type { OperatorAction } from './action.ts';
import { flag, optionalText, remarkArguments, remarkOf, rowStep, rowTitle, text } from './arguments.ts';
import { truncate, REMARK_MAX, notify } from './notify.ts';

/** Then the portal links to the tool itself. */
const activateSubscription = rowStep({
  id: 'activateSubscription',
  title: { zh: '开通 LCA 工具试用', en: 'Activate a trial of the LCA tool' },
  argument: 'subscriptionId',
  noun: { zh: '试用申请', en: 'subscription' },
  rows: ({ subscriptions }) => subscriptions,
  waits: ({ active }) => !active,
  otherwise: ({ id }) => ({
    en: `a trial that was asked for; ${id} is active already`,
    zh: `待开通的试用：${id} 已开通`,
  }),
  shown:
    ({ store }) =>
    ({ id, username, companyName }) => ({ value: id, title: rowTitle(store, id, companyName, username) }),
  act: (world, { id, userId, companyName }) => {
    world.store.subscriptions.update(id, { active: true });
    notify(
      world,
      userId,
      'LCA 试用已开通，可从“LCA 工具”直接进入。',
      'LCA trial active. Open the tool from “LCA tools”.',
      { kind: 'LCA_TOOL', id },
    );
    return `Trial ${id} of ${companyName} active`;
  },
});

export const serviceActions: readonly OperatorAction[] = [activateSubscription];

const QUOTED_MAX = 60;

const INCOMPLETE = {
  zh: '数据表不完整，请补充后重新提交。',
  en: 'The data table is not complete. Complete it and apply again.',
};

function productsOf({ store }: World, { entries }: LowCarbonApplication): { zh: string; en: string } {
  const names = entries.map(({ productName }) => productName);
  return {
    zh: names.join('、'),
    en: names.map((name) => productNameEn(store, name) ?? name).join(', '),
  };
}

/** No call lists these applications: the answer is the message (docs/decisions.md). */
const decideLowCarbon = rowStep({
  id: 'decideLowCarbon',
  title: { zh: '答复低碳排放钢申请', en: 'Answer a low-carbon steel application' },
  argument: 'lowCarbonId',
  noun: { zh: '低碳钢申请', en: 'low-carbon application' },
  rows: ({ lowCarbonApplications }) => lowCarbonApplications,
  waits: ({ accepted }) => accepted === null,
  otherwise: ({ id }) => ({
    en: `an application without an answer; ${id} has one`,
    zh: `未答复的申请：${id} 已答复`,
  }),
  shown: (world) => (row) => ({
    value: row.id,
    title: rowTitle(world.store, row.id, row.entries[0]?.companyName ?? '', productsOf(world, row)),
  }),
  extra: [{ name: 'accept', type: 'boolean', required: true }, ...remarkArguments('reason')],
  act: (world, application, args) => {
    const { id } = application;
    const accepted = flag(args, 'accept');
    const reason = remarkOf(args, 'reason', accepted ? null : INCOMPLETE);
    world.store.lowCarbonApplications.update(id, { accepted });
    if (application.userId !== null) {
      const [zh, en] = accepted
        ? ['低碳钢申请已受理', 'Low-carbon accepted']
        : ['低碳钢申请未受理', 'Low-carbon not accepted'];
      const products = productsOf(world, application);
      const next: Bilingual = accepted
        ? { zh: '平台将组织评价。', en: 'The platform now arranges the assessment.' }
        : { zh: '', en: '' };
      notify(
        world,
        application.userId,
        `${zh}：${products.zh}。${next.zh}${writtenIn(reason, 'zh') ?? ''}`.trim(),
        `${en}: ${products.en}. ${next.en ?? ''} ${writtenIn(reason, 'en') ?? ''}`
          .replaceAll(/ {2,}/g, ' ')
          .trim(),
        { kind: 'LOW_CARBON', id },
      );
    }
    return `Low-carbon application ${id} ${accepted ? 'accepted' : 'refused'}`;
  },
});

const answerFeedback = rowStep({
  id: 'answerFeedback',
  title: { zh: '答复意见反馈', en: 'Answer a feedback' },
  argument: 'feedbackId',
  noun: { zh: '意见反馈', en: 'feedback' },
  rows: ({ feedback }) => feedback,
  waits: ({ answeredAt }) => answeredAt === null,
  otherwise: ({ id }) => ({
    en: `a feedback without an answer; ${id} has one`,
    zh: `未答复的反馈：${id} 已答复`,
  }),
  shown:
    ({ store }) =>
    ({ id, companyName, information }) => ({
      value: id,
      title: rowTitle(store, id, companyName, {
        zh: truncate(QUOTED_MAX, information),
        en: truncate(QUOTED_MAX, typedIn(store, information, 'en')),
      }),
    }),
  extra: [
    { name: 'zh', type: 'text', required: true, max: REMARK_MAX },
    { name: 'en', type: 'text', required: false, max: REMARK_MAX },
  ],
  act: (world, { id, userId, information }, args) => {
    const question = truncate(QUOTED_MAX, information);
    const en = optionalText(args, 'en');
    notify(
      world,
      userId,
      `意见反馈答复“${question}”：${text(args, 'zh')}`,
      en === undefined ? null : `Feedback answered, “${typedInEnglish(question) ?? question}”: ${en}`,
      { kind: 'FEEDBACK', id },
    );
    world.store.feedback.update(id, { answeredAt: world.clock.now() });
    return `Feedback ${id} answered`;
  },
});

export const requestActions: readonly OperatorAction[] = [decideLowCarbon, answerFeedback];
