import { DESKTOP_BREAKPOINT } from '#src/lib/limits.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/** Supplement form without any name, registration form after a rejection, else the stored path (document 1 §4, decision 13). */
export function afterLogin(user: StoredUser, stored: string | null, width: number): string | null {
  if (hasNoName(user)) return '/appLoginform';
  if (user.auditStatus === AUDIT.rejected) return width < DESKTOP_BREAKPOINT ? '/userinfo' : '/information';
  return stored;
}

/** document 1 §2 */
export function hasNoName({ userName, companyName }: StoredUser): boolean {
  return isBlank(userName) && isBlank(companyName);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
