/** Who acts for a customer, and what keeps them from it. */
import { approvedCompany } from '../handlers/shared/audit.ts';
import { isFailure } from '../handlers/shared/ownership.ts';
import { leavingProblem } from '../handlers/shared/leaving.ts';
import type { PersonalCall } from '../handlers/shared/company-of.ts';
import type { Words } from '../domain/charts/chart.ts';
import type { User } from '../world/entities.ts';
import type { World } from '../world/types.ts';

const NOBODY: Words = { zh: '没有人可以登录', en: 'Nobody can sign in' };

export function canSignIn({ status }: User): boolean {
  return status === 'active' || status === 'leaving';
}

/** What a check of the handlers answers this person, in both languages; null when they pass it. */
function wordsOf(
  world: World,
  user: User | null,
  check: (call: PersonalCall) => object | null,
): Words | null {
  if (user === null) return NOBODY;
  const say = (language: 'zh' | 'en'): string | null => {
    const found = check({ world, user, language });
    return found !== null && isFailure(found) ? found.message : null;
  };
  const [zh, en] = [say('zh'), say('en')];
  return zh === null || en === null ? null : { zh, en };
}

/** Whoever decides about an application is approved, of a certified company. */
export function decidingBarrier(world: World, user: User | null): Words | null {
  return wordsOf(world, user, approvedCompany);
}

/** Whoever changes something for good is not about to leave. */
export function leavingBarrier(world: World, user: User | null): Words | null {
  return wordsOf(world, user, leavingProblem);
}

/** The first of these people who passes a check, else the first who can sign in at all. */
export function actingOf(
  world: World,
  people: readonly User[],
  barrier: (world: World, user: User) => Words | null,
): User | null {
  const able = people.filter(canSignIn);
  return able.find((user) => barrier(world, user) === null) ?? able[0] ?? null;
}
