/** The platform's staff by remote: what could be done now, and doing it. */
import { OperatorError, type OperatorAction, type OperatorArgument } from '../operator/action.ts';
import { operatorActions } from '../operator/index.ts';
import { lengthOf } from '../operator/limits.ts';
import type { World } from '../world/types.ts';
import { ControlError, objectBody, type ControlHandlers, type ControlSchemas } from './control.ts';
import { shownChanges } from './requests.ts';
import { takeStep } from './step.ts';

const TYPE_OF = { text: 'string', number: 'number', boolean: 'boolean' } as const;

function shownArgument({
  name,
  type,
  required,
  max,
  options,
}: OperatorArgument): ControlSchemas['ControlArgument'] {
  const choices = options?.map(({ value, label }) => ({ value, label }));
  return {
    name,
    type,
    required,
    ...(max === undefined ? {} : { max }),
    ...(choices === undefined ? {} : { options: choices }),
  };
}

/** Names, types and choices of the arguments; what they mean together is the action's own business. */
function checkArguments(
  action: OperatorAction,
  world: World,
  given: Readonly<Record<string, unknown>>,
): void {
  const declared = action.args(world);
  const unknown = Object.keys(given).find((name) => !declared.some((argument) => argument.name === name));
  if (unknown !== undefined) throw new ControlError(400, `${action.id} has no argument "${unknown}"`);
  for (const { name, type, required, max, options } of declared) {
    const value = given[name];
    if (value === undefined || value === null) {
      if (required) throw new ControlError(400, `${action.id} needs the argument "${name}"`);
      continue;
    }
    if (typeof value !== TYPE_OF[type]) throw new ControlError(400, `"${name}" must be a ${type}`);
    if (typeof value === 'string' && max !== undefined && lengthOf(value) > max) {
      throw new ControlError(400, `"${name}" must have at most ${max} characters`);
    }
    if (options !== undefined && !options.some((option) => option.value === value)) {
      const choices = options.map((option) => option.value).join(', ');
      throw new ControlError(400, `"${name}" can be ${choices === '' ? 'nothing now' : choices}`);
    }
  }
}

export const operatorHandlers = {
  listOperatorActions: ({ world }) => {
    const target = world();
    return operatorActions
      .filter((action) => action.possible(target))
      .map((action) => ({
        id: action.id,
        title: action.title,
        arguments: action.args(target).map(shownArgument),
      }));
  },

  runOperatorAction: async ({ mock, world, path, body }) => {
    const id = path['action'] ?? '';
    const action = operatorActions.find((candidate) => candidate.id === id);
    if (action === undefined) throw new ControlError(404, `There is no operator action "${id}"`);
    const target = world();
    const given = objectBody(body);
    checkArguments(action, target, given);
    try {
      const { result, index, changes } = await takeStep(mock, target, {
        kind: 'operator',
        action: id,
        method: 'POST',
        path: `/__mock/api/operator/${id}`,
        request: given,
        run: () => action.run(target, given),
      });
      return {
        action: id,
        changed: result.changed,
        index,
        changes: shownChanges(changes),
      };
    } catch (error) {
      if (error instanceof OperatorError) throw new ControlError(400, error.message);
      throw error;
    }
  },
} satisfies ControlHandlers<'listOperatorActions' | 'runOperatorAction'>;
