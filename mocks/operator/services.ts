/** What the staff do with requests for the platform's services: the trial of the LCA tool (document 2 §7). */
import type { Subscription } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { OperatorError, type OperatorAction } from './action.ts';
import { rowArgument, rowTitle, text } from './arguments.ts';
import { notify } from './notify.ts';

function trials({ store }: World): Subscription[] {
  return store.subscriptions.all().filter(({ active }) => !active);
}

/** From now on the entry of the LCA tools leads to the tool itself. */
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
