/** Memory with as many Worlds as the mock holds, each with a journal that is full. */
import type { ServerProcess } from './server-process.ts';

export const WORLDS = 200;
/** Enough for the budget of a journal: each answer is a large one that is kept as it is. */
export const CALLS_IN_EACH = 60;
const AT_ONCE = 10;
const SEARCH = JSON.stringify({ productType: 'EPD', pageNum: 1, pageSize: 16 });

async function fill(origin: string, world: string): Promise<void> {
  const headers = { 'x-mock-world': world, 'content-type': 'application/json' };
  for (let n = 0; n < CALLS_IN_EACH; n += 1) {
    const answer = await fetch(`${origin}/p/epd/page`, { method: 'POST', headers, body: SEARCH });
    if (!(await answer.text()).startsWith('{"code":1,')) throw new Error('A search was refused');
  }
}

/** Bytes of a server with {@link WORLDS} busy Worlds: the most that was seen. */
export async function memoryOfManyWorlds(server: ServerProcess): Promise<number> {
  let most = 0;
  for (let first = 0; first < WORLDS; first += AT_ONCE) {
    const ids = Array.from({ length: AT_ONCE }, (_, at) => `busy-${first + at}`);
    await Promise.all(ids.map((id) => fill(server.origin, id)));
    most = Math.max(most, server.memory());
  }
  return most;
}
