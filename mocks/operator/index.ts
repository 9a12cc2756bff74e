/** Everything that the platform's staff can do to a World, in the order of an application's way. */
import { OperatorError, type OperatorAction, type OperatorArguments } from './action.ts';
import { lcaActions } from './lca.ts';
import { paperActions } from './papers.ts';
import { pcrActions } from './pcr.ts';
import { gpiActions } from './gpi.ts';
import { platformActions } from './platform.ts';
import { publishingActions } from './publishing.ts';
import { reportActions } from './report.ts';
import { reviewActions } from './reviews.ts';
import { requestActions } from './requests.ts';
import { serviceActions } from './services.ts';
import { verificationActions } from './verification.ts';
import type { World } from '../world/types.ts';

export const operatorActions: readonly OperatorAction[] = [
  ...paperActions,
  ...lcaActions,
  ...reportActions,
  ...reviewActions,
  ...verificationActions,
  ...pcrActions,
  ...serviceActions,
  ...requestActions,
  ...platformActions,
  ...publishingActions,
  ...gpiActions,
];

/** Runs a step by its id. Throws {@link OperatorError} for an unknown one and for one that is not possible now. */
export function operate(
  world: World,
  id: string,
  args: OperatorArguments = {},
): { readonly changed: string } {
  const action = operatorActions.find((entry) => entry.id === id);
  if (action === undefined)
    throw new OperatorError(`There is no operator step "${id}"`, `没有平台操作“${id}”`);
  return action.run(world, args);
}
