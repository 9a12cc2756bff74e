import { writtenIn } from '../domain/language.ts';
import { productNameEn } from '../domain/product-names.ts';
import { typedIn, typedInEnglish } from '../domain/typed-texts.ts';
import type { Bilingual, Feedback, LowCarbonApplication, Subscription } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { flag, optionalText, remarkArguments, remarkOf, rowArgument, rowTitle, text } from './arguments.ts';
import { cutTo, REMARK_MAX } from './limits.ts';
import { notify } from './notify.ts';

function trials({ store }: World): Subscription[] {
  return store.subscriptions.all().filter(({ active }) => !active);
}

/** Afterwards the portal links to the tool itself. */
const activateSubscription: OperatorAction = {
  id: 'activateSubscription',
  title: { zh: '开通 LCA 工具试用', en: 'Activate a trial of the LCA tool' },
  args: (world) => [
    rowArgument('subscriptionId', trials(world), ({ id, username, companyName }) => ({
      value: id,
      title: rowTitle(world.store, id, companyName, username),
    })),
  ],
  possible: (world) => trials(world).length > 0,
  run: (world, args) => {
    const id = text(args, 'subscriptionId');
    const subscription = world.store.subscriptions.get(id);
    if (subscription === undefined)
      throw new OperatorError(`There is no subscription "${id}"`, `没有试用申请“${id}”`);
    if (subscription.active) {
      throw new OperatorError(
        `activateSubscription needs a trial that was asked for; ${id} is active already`,
        `该步骤只用于待开通的试用：${id} 已开通`,
      );
    }
    world.store.subscriptions.update(id, { active: true });
    notify(
      world,
      subscription.userId,
      'LCA 试用已开通，可从“LCA 工具”直接进入。',
      'LCA trial active. Open the tool from “LCA tools”.',
      { kind: 'LCA_TOOL', id },
    );
    return { changed: `Trial ${id} of ${subscription.companyName} active` };
  },
};

export const serviceActions: readonly OperatorAction[] = [activateSubscription];

const QUOTED_MAX = 60;

const INCOMPLETE = {
  zh: '数据表不完整，请补充后重新提交。',
  en: 'The data table is not complete. Complete it and apply again.',
};

function awaiting({ store }: World): LowCarbonApplication[] {
  return store.lowCarbonApplications.all().filter(({ accepted }) => accepted === null);
}

function productsOf({ store }: World, { entries }: LowCarbonApplication): { zh: string; en: string } {
  const names = entries.map(({ productName }) => productName);
  return {
    zh: names.join('、'),
    en: names.map((name) => productNameEn(store, name) ?? name).join(', '),
  };
}

/** No call lists these applications: the answer is the message (docs/decisions.md). */
const decideLowCarbon: OperatorAction = {
  id: 'decideLowCarbon',
  title: { zh: '答复低碳排放钢申请', en: 'Answer a low-carbon steel application' },
  args: (world) => [
    rowArgument('lowCarbonId', awaiting(world), (row) => ({
      value: row.id,
      title: rowTitle(world.store, row.id, row.entries[0]?.companyName ?? '', productsOf(world, row)),
    })),
    { name: 'accept', type: 'boolean', required: true },
    ...remarkArguments('reason'),
  ],
  possible: (world) => awaiting(world).length > 0,
  run: (world, args) => {
    const id = text(args, 'lowCarbonId');
    const application = world.store.lowCarbonApplications.get(id);
    if (application === undefined)
      throw new OperatorError(`There is no low-carbon application "${id}"`, `没有低碳钢申请“${id}”`);
    if (application.accepted !== null) {
      throw new OperatorError(
        `decideLowCarbon needs an application without an answer; ${id} has one`,
        `该步骤只用于未答复的申请：${id} 已答复`,
      );
    }
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
    return { changed: `Low-carbon application ${id} ${accepted ? 'accepted' : 'refused'}` };
  },
};

function unanswered({ store }: World): Feedback[] {
  return store.feedback.all().filter(({ answeredAt }) => answeredAt === null);
}

const answerFeedback: OperatorAction = {
  id: 'answerFeedback',
  title: { zh: '答复意见反馈', en: 'Answer a feedback' },
  args: (world) => [
    rowArgument('feedbackId', unanswered(world), ({ id, companyName, information }) => ({
      value: id,
      title: rowTitle(world.store, id, companyName, {
        zh: cutTo(QUOTED_MAX, information),
        en: cutTo(QUOTED_MAX, typedIn(world.store, information, 'en')),
      }),
    })),
    { name: 'zh', type: 'text', required: true, max: REMARK_MAX },
    { name: 'en', type: 'text', required: false, max: REMARK_MAX },
  ],
  possible: (world) => unanswered(world).length > 0,
  run: (world, args) => {
    const id = text(args, 'feedbackId');
    const feedback = world.store.feedback.get(id);
    if (feedback === undefined)
      throw new OperatorError(`There is no feedback "${id}"`, `没有意见反馈“${id}”`);
    if (feedback.answeredAt !== null) {
      throw new OperatorError(
        `answerFeedback needs a feedback without an answer; ${id} has one`,
        `该步骤只用于未答复的反馈：${id} 已答复`,
      );
    }
    const question = cutTo(QUOTED_MAX, feedback.information);
    const en = optionalText(args, 'en');
    notify(
      world,
      feedback.userId,
      `意见反馈答复“${question}”：${text(args, 'zh')}`,
      en === undefined ? null : `Feedback answered, “${typedInEnglish(question) ?? question}”: ${en}`,
      { kind: 'FEEDBACK', id },
    );
    world.store.feedback.update(id, { answeredAt: world.clock.now() });
    return { changed: `Feedback ${id} answered` };
  },
};

export const requestActions: readonly OperatorAction[] = [decideLowCarbon, answerFeedback];
