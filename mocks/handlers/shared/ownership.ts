/** Whose things are whose: a company's applications and files belong to its people, and to nobody else. */
import type { Application, Attachment, User } from '../../world/entities.ts';
import type { Failure } from '../handler.ts';
import type { PersonalCall } from './company-of.ts';
import { refuse, type Text } from './say.ts';

export const NO_APPLICATION: Text = { zh: '申请不存在', en: 'The application does not exist.' };
export const FOREIGN_APPLICATION: Text = {
  zh: '该申请属于其他企业',
  en: 'This application belongs to another company.',
};

/** What stands in an attachment's `ownerCompanyCode`. Somebody without a company owns what they upload in person. */
export function ownerKey(user: User): string {
  return user.companyCode ?? `user:${user.id}`;
}

export function isOwnFile(user: User, attachment: Attachment): boolean {
  return attachment.ownerCompanyCode === ownerKey(user);
}

/** An application of the caller's company, or what to answer. */
export function ownApplication(call: PersonalCall, id: string | undefined): Application | Failure {
  const application = call.world.store.applications.get(id ?? '');
  if (application === undefined) return refuse(call, NO_APPLICATION);
  return application.companyCode === call.user.companyCode ? application : refuse(call, FOREIGN_APPLICATION);
}

/** Tells a refusal from what was asked for. */
export function isFailure(value: object): value is Failure {
  return 'kind' in value && value.kind === 'fail';
}
