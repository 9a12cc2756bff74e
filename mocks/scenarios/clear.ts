import type { Row } from '../world/entities.ts';
import type { Collection, World } from '../world/types.ts';
import { COMPANY_CODE } from './customer.ts';

function removeWhere<T extends Row>(collection: Collection<T>, test: (row: T) => boolean): void {
  // A copy: the list changes during removal.
  for (const row of collection.all().filter(test)) collection.remove(row.id);
}

/** Certified, without applications, declarations, requests and messages. */
export function clearCompany({ store }: World): void {
  const ofCompany = store.applications.where('companyCode', COMPANY_CODE).map(({ id }) => id);
  removeWhere(store.quotes, ({ applicationId }) => ofCompany.includes(applicationId));
  removeWhere(store.contracts, ({ applicationId }) => ofCompany.includes(applicationId));
  removeWhere(store.applications, ({ id }) => ofCompany.includes(id));
  removeWhere(store.declarations, ({ companyCode }) => companyCode === COMPANY_CODE);
  const people = store.users.where('companyCode', COMPANY_CODE).map(({ id }) => id);
  removeWhere(store.messages, ({ userId }) => people.includes(userId));
  removeWhere(store.pcrApplications, ({ userId }) => people.includes(userId));
  const records = store.verifications.all().flatMap(({ id, userId }) => (people.includes(userId) ? id : []));
  removeWhere(store.verificationFiles, ({ verificationId }) => records.includes(verificationId));
  removeWhere(store.verifications, ({ id }) => records.includes(id));
}

/** Users, companies, dictionaries and legal documents stay. */
export function clearLists({ store }: World): void {
  const lists: readonly Collection<Row>[] = [
    store.quotes,
    store.contracts,
    store.applications,
    store.declarations,
    store.pcrs,
    store.pcrApplications,
    store.messages,
    store.verificationFiles,
    store.verifications,
    store.news,
    store.announcements,
    store.resources,
    store.friendlyLinks,
  ];
  for (const list of lists) for (const { id } of [...list.all()]) list.remove(id);
}
