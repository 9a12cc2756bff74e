import { DESKTOP_BREAKPOINT } from '#src/lib/limits.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';

/**
 * Where a login leads: the supplement form without any name, the registration form after a rejection, else the stored
 * path (document 1 §4, decision 13).
 * @param stored the remembered path, or null when nothing was remembered
 * @param width of the window, px
 * @returns a path, or null to stay
 */
export function afterLogin(user: StoredUser, stored: string | null, width: number): string | null {
  if (hasNoName(user)) return '/appLoginform';
  if (user.auditStatus === AUDIT.rejected) return width < DESKTOP_BREAKPOINT ? '/userinfo' : '/information';
  return stored;
}

/** Neither a user name nor a company name: the supplement form is to be filled in (document 1 §2). */
export function hasNoName({ userName, companyName }: StoredUser): boolean {
  return isBlank(userName) && isBlank(companyName);
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
