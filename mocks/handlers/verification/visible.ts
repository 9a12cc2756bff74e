/** Who may see a verification record: the person who asked, and the agency that verified the report (decision 15). */
import { AGENCY_COMPANY_TYPE } from '#src/lib/states.ts';
import type { User, Verification } from '../../world/entities.ts';
import type { Store, World } from '../../world/types.ts';
import { companyOf } from '../shared/company-of.ts';
import { derived } from '../../domain/derived.ts';

/** Agency by registration number, in Chinese, as declarations name their verifier. */
const verifierByNumber = derived(
  ['declarations'],
  (store) => new Map(store.declarations.all().map((row) => [row.registrationNumber, row.verifier.zh])),
);

/** Newest first; later rows win among equal times. */
function newestFirst(rows: readonly Verification[]): Verification[] {
  return [...rows].reverse().sort((a, b) => b.createdAt - a.createdAt);
}

const allNewestFirst = derived(['verifications'], (store) => newestFirst(store.verifications.all()));

/** The agency's Chinese name if the person works for one (companyType 4). */
function agencyOf(world: World, user: User): string | null {
  const company = companyOf({ world, user });
  return company?.companyType === AGENCY_COMPANY_TYPE ? company.name.zh : null;
}

/** A number that the platform never issued is nobody's report: every agency may look into it. */
function concerns(store: Store, agency: string, { registrationNumber }: Verification): boolean {
  const verifier = verifierByNumber(store).get(registrationNumber);
  return verifier === undefined || verifier === agency;
}

/** Whether the person asked for it, or works for the agency of the report; a number that was never issued is any agency's. */
export function mayRead(world: World, user: User, record: Verification): boolean {
  if (record.userId === user.id) return true;
  const agency = agencyOf(world, user);
  return agency !== null && concerns(world.store, agency, record);
}

/** What a person asked for, newest first: also of an agency nothing else (decision 47). */
export function ownRecords(world: World, user: User): readonly Verification[] {
  return newestFirst(world.store.verifications.where('userId', user.id));
}

/** All records that a person may see, newest first. */
export function recordsFor(world: World, user: User): readonly Verification[] {
  const agency = agencyOf(world, user);
  if (agency === null) return ownRecords(world, user);
  return allNewestFirst(world.store).filter(
    (row) => row.userId === user.id || concerns(world.store, agency, row),
  );
}
