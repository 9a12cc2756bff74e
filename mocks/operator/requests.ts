/** What the staff answer to requests that stand beside the applications: low-carbon steel, and feedback. */
import type { Feedback, LowCarbonApplication } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { flag, optionalText, remarkArgument, rowArgument, text } from './arguments.ts';
import { cutTo, REMARK_MAX } from './limits.ts';
import { notify } from './notify.ts';

/** Characters of a question that its answer repeats. */
const QUOTED_MAX = 60;

function awaiting({ store }: World): LowCarbonApplication[] {
  return store.lowCarbonApplications.all().filter(({ accepted }) => accepted === null);
}

const productsOf = ({ entries }: LowCarbonApplication, comma: string): string =>
  entries.map(({ productName }) => productName).join(comma);

/** No call of the portal lists these applications: the answer is the message (docs/decisions.md). */
const decideLowCarbon: OperatorAction = {
  id: 'decideLowCarbon',
  title: { zh: '答复低碳排放钢申请', en: 'Answer a low-carbon steel application' },
  args: (world) => [
    rowArgument('lowCarbonId', awaiting(world), (row) => ({
      value: row.id,
      label: `${row.id} ${row.entries[0]?.companyName ?? ''} ${productsOf(row, '、')}`,
    })),
    { name: 'accept', type: 'boolean', required: true },
    remarkArgument('reason'),
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
    const reason = optionalText(args, 'reason');
    world.store.lowCarbonApplications.update(id, { accepted });
    if (application.userId !== null) {
      const [zh, en] = accepted
        ? ['已受理，平台将组织评价', 'was accepted; the platform now arranges its assessment']
        : ['未受理', 'was not accepted'];
      const why = reason ?? (accepted ? null : '数据表不完整，请补充后重新提交。');
      notify(
        world,
        application.userId,
        `您的低碳排放钢申请（${productsOf(application, '、')}）${zh}${why === null ? '。' : `：${why}`}`,
        `Your low-carbon steel application (${productsOf(application, ', ')}) ${en}${why === null ? '.' : `: ${reason ?? 'The data table is not complete. Complete it and apply again.'}`}`,
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
      label: `${id} ${companyName} ${cutTo(QUOTED_MAX, information)}`,
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
      `关于您的意见反馈“${question}”：${text(args, 'zh')}`,
      en === undefined ? null : `About your feedback “${question}”: ${en}`,
    );
    world.store.feedback.update(id, { answeredAt: world.clock.now() });
    return { changed: `Feedback ${id} answered` };
  },
};

export const requestActions: readonly OperatorAction[] = [decideLowCarbon, answerFeedback];
