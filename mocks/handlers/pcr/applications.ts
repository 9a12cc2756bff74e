/** The applications for rules that a company's people have sent (the screen "my PCR"). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { User } from '../../world/entities.ts';
import type { World } from '../../world/types.ts';
import { dateTime, dateTimeOrNull } from '../../domain/dates.ts';
import { writtenIn, type Language } from '../../domain/language.ts';
import { typedIn } from '../../domain/typed-texts.ts';
import { mappedPage, type PageRequest } from '../shared/page.ts';

type Wire = components['schemas'];

/** A page of them, newest first; colleagues see each other's. */
export function applicationsOf(
  world: World,
  user: User,
  page: PageRequest,
  language: Language,
): Wire['PcrApplicationPage'] {
  const { users, pcrApplications, pcrs } = world.store;
  const people = user.companyCode === null ? [user] : users.where('companyCode', user.companyCode);
  const rows = people
    .flatMap(({ id }) => pcrApplications.where('userId', id))
    .sort((a, b) => b.createdAt - a.createdAt);
  return mappedPage(rows, page, (row) => ({
    id: row.id,
    productName: typedIn(world.store, row.companyName, language),
    product: typedIn(world.store, row.product, language),
    applicationTime: dateTime(row.createdAt),
    stage: row.stage,
    answerTime: dateTimeOrNull(row.answeredAt),
    reason: writtenIn(row.refusal, language),
    pcrId: row.pcrId,
    pcrNumber: row.pcrId === null ? null : (pcrs.get(row.pcrId)?.pcrNumber ?? null),
  }));
}
