/** Who may read which file. */
import { AUDIT } from '#src/lib/states.ts';
import type { Attachment, User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { httpError, type Raw } from '../handler.ts';
import { auditRefusal } from '../shared/audit.ts';
import type { PersonalCall } from '../shared/company-of.ts';
import { isOwnFile } from '../shared/ownership.ts';
import type { Spoken, Text } from '../shared/say.ts';
import { mayRead as mayReadRecord } from '../verification/visible.ts';

const NO_FILE: Text = { zh: '文件不存在', en: 'The file does not exist.' };

/** Also answered for somebody else's file: whether it exists is not theirs to know. */
export function missing(call: Spoken): Raw {
  return httpError(404, NO_FILE[call.language]);
}

/** HTTP 403 while the registration is under review or after it was rejected (document 2 §4, §6). */
export function downloadRefusal(call: PersonalCall): Raw | null {
  const refusal = auditRefusal(call);
  return refusal === null ? null : httpError(403, refusal.message);
}

/** A verification record shares its files with the agency that may see it (decision 15). */
function sharedByRecord(world: World, user: User, attachment: Attachment): boolean {
  return world.store.verificationFiles.where('attachmentId', attachment.id).some(({ verificationId }) => {
    const record = world.store.verifications.get(verificationId);
    return record !== undefined && mayReadRecord(world, user, record);
  });
}

/** Whether somebody who is signed in and approved may read the file. */
export function mayRead(world: World, user: User, attachment: Attachment): boolean {
  if (attachment.access !== 'owner' || isOwnFile(user, attachment)) return true;
  return sharedByRecord(world, user, attachment);
}

/** Whether a page may show the file: anybody a public one, people their own, approved members the rest. */
export function mayShow(world: World, user: User | null, attachment: Attachment): boolean {
  if (attachment.access === 'public') return true;
  if (user === null) return false;
  return (
    isOwnFile(user, attachment) || (user.auditStatus === AUDIT.approved && mayRead(world, user, attachment))
  );
}
