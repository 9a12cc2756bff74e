/** Who may see a verification record: the person who asked, and the agency that verified the report (decision 15). */
import { AGENCY_COMPANY_TYPE } from '#src/lib/states.ts';
import type { User, Verification, Store, World } from '../../world/entities.ts';
import { companyOf } from '../shared/permissions.ts';
import type { Text } from '../handler.ts';

/** Also for records of others: do not reveal their existence. */
export const NO_RECORD: Text = { zh: '核验记录不存在', en: 'The record does not exist.' };

/** Equal times: later rows first. */
function newestFirst(rows: readonly Verification[]): Verification[] {
  return [...rows].reverse().sort((a, b) => b.createdAt - a.createdAt);
}

/** The agency's Chinese name if the person works for one (companyType 4). */
function agencyOf(world: World, user: User): string | null {
  const company = companyOf({ world, user });
  return company?.companyType === AGENCY_COMPANY_TYPE ? company.name.zh : null;
}

/** Unknown numbers have no verifier: every agency may see them. */
function concerns(store: Store, agency: string, { registrationNumber }: Verification): boolean {
  const [declaration] = store.declarations.where('registrationNumber', registrationNumber);
  return declaration === undefined || declaration.verifier.zh === agency;
}

/** The requesting user, or the agency of the report (any agency for an unknown number). */
export function mayRead(world: World, user: User, record: Verification): boolean {
  if (record.userId === user.id) return true;
  const agency = agencyOf(world, user);
  return agency !== null && concerns(world.store, agency, record);
}

/** Newest first; only own requests, also for agencies (decision 47). */
export function ownRecords(world: World, user: User): readonly Verification[] {
  return newestFirst(world.store.verifications.where('userId', user.id));
}

export function recordsFor(world: World, user: User): readonly Verification[] {
  const agency = agencyOf(world, user);
  if (agency === null) return ownRecords(world, user);
  return newestFirst(world.store.verifications.all()).filter(
    (row) => row.userId === user.id || concerns(world.store, agency, row),
  );
}
