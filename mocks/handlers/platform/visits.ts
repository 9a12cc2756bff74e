/** Counting visits: page views, and visitors told apart by account or by browser. */
import { hash } from '../../lib/random.ts';
import type { PlainCall } from '../../lib/plain-call.ts';
import type { World } from '../../world/types.ts';
import type { User } from '../../world/entities.ts';

const VIEWS = 'visits.pv';
const VISITORS = 'visits.uv';

function add({ store, clock }: World, id: string): number {
  const known = store.counters.get(id);
  return store.counters.put(
    known === undefined
      ? { id, count: 1, since: clock.now(), until: null }
      : { ...known, count: known.count + 1 },
  ).count;
}

/** Somebody signed in is one visitor everywhere; somebody else is their browser and address, of which a hash is kept. */
function visitorId({ headers }: PlainCall, user: User | null): string {
  if (user !== null) return `visitor:${user.id}`;
  const browser = headers['user-agent'] ?? '';
  const address = headers['x-forwarded-for']?.split(',')[0]?.trim() ?? '';
  return `visitor:${hash(`${address} ${browser}`).toString(16)}`;
}

/** Notes one visit; answers all visits of this World so far. */
export function noteVisit(world: World, request: PlainCall, user: User | null): { pv: number; uv: number } {
  const pv = add(world, VIEWS);
  const visitors = world.store.counters.get(VISITORS)?.count ?? 0;
  const isNew = add(world, visitorId(request, user)) === 1;
  return { pv, uv: isNew ? add(world, VISITORS) : visitors };
}
