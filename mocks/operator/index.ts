/** All operator actions, in the order of an application's stages. */
import type { OperatorAction, OperatorArguments } from './action.ts';
import { lcaActions } from './lca.ts';
import { paperActions } from './papers.ts';
import { pcrActions } from './pcr.ts';
import { gpiActions, platformActions } from './gpi.ts';
import { publishingActions } from './publishing.ts';
import { reportActions } from './report.ts';
import { reviewActions } from './reviews.ts';
import { requestActions, serviceActions } from './requests.ts';
import { verificationActions } from './verification.ts';
import type { World } from '../world/entities.ts';

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

/** Throws {@link OperatorError} for an action that is not possible now. */
export function operate(
  world: World,
  id: OperatorAction['id'],
  args: OperatorArguments = {},
): { readonly changed: string } {
  const action = operatorActions.find((entry) => entry.id === id);
  if (action === undefined)
    throw new Error(`The operator step "${id}" of openapi/control.yaml has no action`);
  return action.run(world, args);
}
