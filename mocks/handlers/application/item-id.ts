/** Items of an application have no row of their own: their id on the wire is the application's with their place. */
import type { Application, ApplicationItem } from '../../world/entities.ts';
import type { Failure } from '../handler.ts';
import type { PersonalCall } from '../shared/company-of.ts';
import { isFailure, ownApplication } from '../shared/ownership.ts';
import { refuse, type Text } from '../shared/say.ts';

const NO_ITEM: Text = { zh: '申请中没有该产品', en: 'The application has no such product.' };

/** @param index counted from 0 */
export function itemId(applicationId: string, index: number): string {
  return `${applicationId}:${index + 1}`;
}

export interface FoundItem {
  application: Application;
  item: ApplicationItem;
  index: number;
}

/** An item of one of the caller's applications, or what to answer. */
export function ownItem(call: PersonalCall, id = ''): FoundItem | Failure {
  const at = id.lastIndexOf(':');
  const application = ownApplication(call, at < 0 ? id : id.slice(0, at));
  if (isFailure(application)) return application;
  const index = at < 0 ? -1 : Number(id.slice(at + 1)) - 1;
  const item = application.items[index];
  return item === undefined ? refuse(call, NO_ITEM) : { application, item, index };
}
