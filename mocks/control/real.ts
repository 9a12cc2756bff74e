/** Which calls the mock answers beside a real server (`npm run dev -- --target …`), and switching them. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { RealServer } from '../core/real-server.ts';
import { platformTime } from '../world/clock.ts';
import { isOperationId } from '../openapi/operations.ts';
import { ControlError, isBoolean, objectBody, type ControlHandlers, type ControlSchemas } from './control.ts';

const NONE = {
  zh: '此服务未连接真实服务：以 npm run dev -- --target https://… 启动后方可切换。',
  en: 'There is no real server beside this one: start it with npm run dev -- --target https://… to switch calls.',
};

function shown(real: RealServer | null): ControlSchemas['ControlRealServer'] {
  if (real === null) return { origin: null, persona: null, mocked: [], heard: null };
  const { origin, persona, mocked, heard } = real;
  return {
    origin,
    persona,
    mocked: [...mocked].sort(),
    heard: heard === null ? null : { at: platformTime(heard.at.getTime()), trouble: heard.trouble },
  };
}

/** Names of calls. Throws {@link ControlError}. */
function idsOf(value: unknown): OperationId[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new ControlError(400, '"operationIds" must be a list of operationIds');
  return value.map((id: unknown) => {
    if (typeof id !== 'string' || !isOperationId(id))
      throw new ControlError(400, {
        zh: `契约中没有操作 ${JSON.stringify(id)}`,
        en: `The contract has no call ${JSON.stringify(id)}`,
      });
    return id;
  });
}

export const realHandlers = {
  getRealServer: ({ mock }) => shown(mock.real),

  switchCalls: async ({ mock, worldId, body }) => {
    const given = objectBody(body, ['operationIds', 'isMocked']);
    const { isMocked } = given;
    if (!isBoolean(isMocked)) throw new ControlError(400, '"isMocked" must be true or false');
    const ids = idsOf(given['operationIds']);
    const { real } = mock;
    if (real === null) throw new ControlError(400, NONE);
    const began = performance.now();
    await mock.worlds.within(worldId, (world) => {
      for (const id of ids)
        if (isMocked) real.mocked.add(id);
        else real.mocked.delete(id);
      world.journal.add({
        kind: 'switch',
        at: world.clock.now(),
        method: 'POST',
        path: '/__mock/api/real',
        operationId: ids.length === 1 ? (ids[0] ?? null) : null,
        ms: performance.now() - began,
        request: JSON.stringify({ operationIds: ids, isMocked }),
      });
      // What pages show came from the other one.
      world.steered += 1;
      return Promise.resolve();
    });
    // One server, whatever the World.
    mock.worlds.watchers.tellAll();
    return shown(real);
  },
} satisfies ControlHandlers<'getRealServer' | 'switchCalls'>;
