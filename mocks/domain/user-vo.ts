/** The user as the portal stores it (`portalUserVO`; document 1 §3, document 2 §3). */
import type { DataOf } from '../openapi/operations.ts';
import type { User, World } from '../world/entities.ts';
import { dictLabel } from './settings.ts';
import { writtenIn, type Language } from './language.ts';

export type PortalUser = DataOf<'loginByEmail'>['portalUserVO'];

export function accountTypeOf(user: User): 1 | 2 {
  return user.accountType === 'phone' ? 1 : 2;
}

/** `reasonReject` is null unless the registration was rejected. */
export function portalUserVO(world: World, user: User, language: Language): PortalUser {
  return {
    id: user.id,
    userName: user.userName,
    userAccount: user.account,
    accountType: accountTypeOf(user),
    companyName: user.companyName,
    companyCode: user.companyCode,
    industryCategoryName: dictLabel(world, 'INDUSTRY_CATEGORY', user.industryCategory, language),
    auditStatus: user.auditStatus,
    reasonReject: writtenIn(user.rejectReason, language),
  };
}
