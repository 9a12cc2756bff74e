/** The applications for rules that a company's people have sent (the screen "my PCR"). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { PcrApplication, User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { dateOf, dateTime } from '../../domain/dates.ts';
import { mappedPage, type PageRequest } from '../shared/page.ts';

type Wire = components['schemas'];

/** Rules for this very product that came out after the application are taken as its result. */
function resultOf({ store }: World, { product, createdAt }: PcrApplication) {
  const since = dateOf(createdAt);
  return store.pcrs.find(({ name, publishedOn }) => {
    return publishedOn >= since && (name.zh === product || (name.en !== null && name.en === product));
  });
}

/** A page of them, newest first; colleagues see each other's. */
export function applicationsOf(world: World, user: User, page: PageRequest): Wire['PcrApplicationPage'] {
  const { users, pcrApplications } = world.store;
  const people = user.companyCode === null ? [user] : users.where('companyCode', user.companyCode);
  const rows = people
    .flatMap(({ id }) => pcrApplications.where('userId', id))
    .sort((a, b) => b.createdAt - a.createdAt);
  return mappedPage(rows, page, (row) => {
    const pcr = resultOf(world, row);
    return {
      id: row.id,
      productName: row.companyName,
      product: row.product,
      applicationTime: dateTime(row.createdAt),
      stage: pcr === undefined ? 1 : 4,
      pcrId: pcr?.id ?? null,
      pcrNumber: pcr?.pcrNumber ?? null,
    };
  });
}
