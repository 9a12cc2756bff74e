/** Rows that people add to a World. */
import type { World } from '#mocks/world/entities.ts';
import { must } from '../../support/must.ts';

/** An upload with this content, or as if it had this size. */
export function putUpload({ store }: World, id: string, base64 = 'QUJD', size = 3): void {
  const like = must(store.attachments.all()[0]);
  store.attachments.put({ ...like, id, size, source: { kind: 'uploaded', base64 } });
}

/** A request for a trial of the LCA tool; its id. */
export function trial({ store, clock }: World): string {
  const asked = { userId: 'u-certified', mobile: '19900000007', username: 'Engineer Wang', active: false };
  const of = { companyName: 'Lanjiang', industryCategory: 'STEEL_BOF', position: 'LCA engineer' };
  return store.subscriptions.put({ id: 'sub-new', ...asked, ...of, createdAt: clock.now() }).id;
}
