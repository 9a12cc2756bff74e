/** Control API for the platform's staff: lists and runs operator actions. */
import { OperatorError, type OperatorArgument, type OperatorArguments, titleOf } from '../operator/action.ts';
import type { Mock } from '../core/mock.ts';
import { operatorActions } from '../operator/index.ts';
import { lengthOf } from '../operator/notify.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, objectBody, type ControlHandlers } from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { shownChanges } from './requests.ts';
import { runStep } from './step.ts';
import type { TwoLanguages } from '../lib/text.ts';

const TYPE_ZH = { text: '文本', number: '数', boolean: '是或否' } as const;
const TYPE_OF = { text: 'string', number: 'number', boolean: 'boolean' } as const;

export function shownArgument({
  name,
  type,
  required,
  max,
  options,
}: OperatorArgument): ControlSchemas['ControlArgument'] {
  const choices = options?.map(({ value, title }) => ({ value, label: title.zh, title }));
  return {
    name,
    title: titleOf(name),
    type,
    required,
    ...(max === undefined ? {} : { max }),
    ...(choices === undefined ? {} : { options: choices }),
  };
}

const ROWS_NAMED = 20;

function noArgument(id: string, given: string, declared: readonly OperatorArgument[]): TwoLanguages {
  const names = declared.map(({ name }) => name);
  return {
    en: `${id} has no argument "${given}", only ${names.join(', ') || 'none'}`,
    zh: `${id} 没有参数“${given}”，可用：${names.join('、') || '无'}`,
  };
}

/** Validates names, types, lengths and fixed options of arguments; the action checks the rest. */
export function checkArguments(
  id: string,
  declared: readonly OperatorArgument[],
  given: OperatorArguments,
): void {
  const unknown = Object.keys(given).find((name) => !declared.some((argument) => argument.name === name));
  if (unknown !== undefined) throw new ControlError(400, noArgument(id, unknown, declared));
  for (const { name, type, required, max, options, isRow } of declared) {
    const value = given[name];
    if (value === undefined || value === null) {
      if (required)
        throw new ControlError(400, {
          en: `${id} needs the argument "${name}"`,
          zh: `请填写“${titleOf(name).zh}”`,
        });
      continue;
    }
    if (typeof value !== TYPE_OF[type])
      throw new ControlError(400, {
        en: `"${name}" must be a ${type}`,
        zh: `“${titleOf(name).zh}”须为${TYPE_ZH[type]}`,
      });
    if (typeof value === 'string' && max !== undefined && lengthOf(value) > max) {
      throw new ControlError(400, {
        en: `"${name}" must have at most ${max} characters`,
        zh: `“${titleOf(name).zh}”最多 ${max} 个字符`,
      });
    }
    // Only the action can explain why a row is not possible now.
    if (options !== undefined && isRow !== true && !options.some((option) => option.value === value)) {
      {
        const known = options.map((option) => option.value);
        throw new ControlError(400, {
          en: `"${name}" can be ${known.join(', ')}`,
          zh: `“${titleOf(name).zh}”可为 ${known.join('、')}`,
        });
      }
    }
  }
}

/** Lists possible rows for the error about an impossible one. */
function possibleNow(declared: readonly OperatorArgument[], given: OperatorArguments): TwoLanguages {
  const wrong = declared.find(
    ({ isRow, name, options = [] }) => isRow === true && !options.some(({ value }) => value === given[name]),
  );
  if (wrong === undefined) return { zh: '', en: '' };
  const ids = (wrong.options ?? []).map(({ value }) => value);
  const shown = ids.slice(0, ROWS_NAMED);
  const left = ids.length - shown.length;
  return {
    zh: `。现在可选：${shown.join('、') || '无'}${left > 0 ? `等 ${ids.length} 个` : ''}`,
    en: `. Possible now: ${shown.join(', ') || 'none'}${left > 0 ? ` and ${left} more` : ''}`,
  };
}

/** Runs an operator action by its id, as the control API does. Throws {@link ControlError}. */
export async function runAction(
  mock: Mock,
  target: LiveWorld,
  id: string,
  given: OperatorArguments,
): Promise<ControlSchemas['ControlOperatorResult']> {
  const action = operatorActions.find((candidate) => candidate.id === id);
  if (action === undefined)
    throw new ControlError(404, {
      en: `There is no operator action "${id}"; GET /__mock/api/operator lists those that are possible now`,
      zh: `没有平台操作“${id}”；当前可用的见 GET /__mock/api/operator`,
    });
  const declared = action.args(target);
  checkArguments(id, declared, given);
  try {
    const { result, index, changes } = await runStep(mock, target, {
      kind: 'operator',
      action: id,
      request: given,
      run: () => action.run(target, given),
      answer: ({ result, changes }) => ({ changed: result.changed, changes: shownChanges(changes) }),
    });
    return { action: action.id, changed: result.changed, index, changes: shownChanges(changes) };
  } catch (error) {
    if (error instanceof OperatorError) {
      const { zh, en } = possibleNow(declared, given);
      throw new ControlError(400, { zh: error.text.zh + zh, en: error.message + en });
    }
    throw error;
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

  runOperatorAction: ({ mock, world, path, body }) =>
    runAction(mock, world(), path['action'] ?? '', objectBody(body, null)),
} satisfies ControlHandlers<'listOperatorActions' | 'runOperatorAction'>;
