import { Failure } from '../handlers/handler.ts';
import { approvedCompany, refuseLeaving, type PersonalCall } from '../handlers/shared/permissions.ts';
import type { Words } from '../domain/charts/chart.ts';
import type { User } from '../world/entities.ts';
import type { World } from '../world/types.ts';

const NOBODY: Words = { zh: '没有人可以登录', en: 'Nobody can sign in' };

export function canSignIn({ status }: User): boolean {
  return status === 'active' || status === 'leaving';
}

/** Refusal of a handler's check for this user, in both languages; null if it passes. */
function wordsOf(world: World, user: User | null, check: (call: PersonalCall) => unknown): Words | null {
  if (user === null) return NOBODY;
  const say = (language: 'zh' | 'en'): string | null => {
    try {
      check({ world, user, language });
      return null;
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    }
  };
  const [zh, en] = [say('zh'), say('en')];
  return zh === null || en === null ? null : { zh, en };
}

/** Deciding on an application requires an approved user of a certified company. */
export function decidingBarrier(world: World, user: User | null): Words | null {
  return wordsOf(world, user, approvedCompany);
}

/** Permanent changes are refused while the account's cancellation is in review. */
export function leavingBarrier(world: World, user: User | null): Words | null {
  return wordsOf(world, user, refuseLeaving);
}

/** The first of these users who passes a check, else the first who can sign in. */
export function actingOf(
  world: World,
  people: readonly User[],
  barrier: (world: World, user: User) => Words | null,
): User | null {
  const able = people.filter(canSignIn);
  return able.find((user) => barrier(world, user) === null) ?? able[0] ?? null;
}
