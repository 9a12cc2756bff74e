/** What may stand behind the "?" of a call: a name that is misspelt would else be passed over in silence. */
import type { ControlOperationId } from '../openapi/control.gen.ts';
import { WORLD_LINK } from '../lib/link-parameters.ts';
import { ControlError } from './control.ts';

/** As the contract has them; all other calls have none. */
export const QUERY_NAMES: Partial<Record<ControlOperationId, readonly string[]>> = {
  listRequests: ['limit', 'after'],
  getDifference: ['from', 'to'],
  getRecording: ['title', 'from', 'until', 'snapshot'],
};

/** Throws {@link ControlError} for a name that the call does not have, or has twice. */
export function checkQuery(id: ControlOperationId, query: URLSearchParams): void {
  const known = QUERY_NAMES[id] ?? [];
  const names = [...query.keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === WORLD_LINK)
    throw new ControlError(
      400,
      `"${unknown}" is for links: a call names its World in the header X-Mock-World`,
    );
  if (unknown !== undefined)
    throw new ControlError(
      400,
      known.length === 0
        ? `There is no "${unknown}" here: this call has nothing behind its "?"`
        : `There is no "${unknown}" here, only ${known.join(', ')}`,
    );
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new ControlError(400, `"${twice}" can be given once`);
}
