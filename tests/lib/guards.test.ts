/** The table of guards, row by row: who gets in, and what all others are told (document 2 §6). */
import { describe, expect, it, vi } from 'vitest';
import { toStoredUser } from '#src/api/session.ts';
import type { Gate } from '#src/lib/gates.ts';
import { FILE_GUARDS, GUARDS, gateOf, type Guard, type Visitor } from '#src/lib/guards.ts';
import type { CompanyStatus } from '#src/lib/states.ts';

const person = (auditStatus: number, companyCode: string | null = 'C01') =>
  toStoredUser({ id: 'u-1', userAccount: '19900000007', auditStatus, companyCode });

function visitor(
  user: ReturnType<typeof person>,
  companyStatus: CompanyStatus = '1',
  companyType: unknown = '1',
  leaves = false,
): Visitor & Record<'companyStatus' | 'companyType' | 'reviewed', ReturnType<typeof vi.fn>> {
  return {
    user: () => user,
    reviewed: vi.fn(() => Promise.resolve(user)),
    leaving: () => Promise.resolve(leaves),
    companyStatus: vi.fn(() => Promise.resolve(companyStatus)),
    companyType: vi.fn(() => Promise.resolve(companyType)),
  };
}

const VISITORS = {
  nobody: visitor(null),
  reviewing: visitor(person(0)),
  rejected: visitor(person(2)),
  noCompany: visitor(person(1), null),
  pending: visitor(person(1), '0'),
  failed: visitor(person(1), '2'),
  certified: visitor(person(1)),
  agency: visitor(person(1), '1', '4'),
  agencyByNumber: visitor(person(1), '1', 4),
  almostAgency: visitor(person(1), '1', '04'),
  ofNoCompany: visitor(person(1, null), null),
  leaving: visitor(person(1), '1', '1', true),
  leavingUncertified: visitor(person(1), null, '1', true),
};
type Kind = keyof typeof VISITORS;

/** A gate in a word: `in`, `login`, `warn why`, `to where`, `ask where`. */
function word(gate: Gate): string {
  if (gate.kind === 'allow') return 'in';
  if (gate.kind === 'login') return 'login';
  if (gate.kind === 'warn') return `warn ${gate.warning}`;
  return `${gate.ask === true ? 'ask' : 'to'} ${gate.to}${gate.warning === null ? '' : ` ${gate.warning}`}`;
}

const ALL_SIGNED_IN: Partial<Record<Kind, string>> = { nobody: 'login' };
const APPROVED: Partial<Record<Kind, string>> = {
  nobody: 'login',
  reviewing: 'warn guard.auditReviewing',
  rejected: 'ask /information guard.auditRejected',
};
const APPLYING: Partial<Record<Kind, string>> = {
  ...APPROVED,
  noCompany: 'to /enterprise guard.companyNone',
  ofNoCompany: 'to /enterprise guard.companyNone',
  pending: 'warn guard.companyPending',
  failed: 'to /enterprise guard.companyFailed',
  leaving: 'warn guard.cancelReviewing',
  leavingUncertified: 'to /enterprise guard.companyNone',
};
const home = 'to / guard.companyCertified';
const OF_AGENCY = 'warn guard.agencyOnly';

/** Whoever is not named gets in. */
const PAGES: Record<keyof typeof GUARDS, Partial<Record<Kind, string>>> = {
  '/epd/epdApplyFor': APPLYING,
  '/dtpfg/dtpfgApplyFor': APPLYING,
  '/Pcr/pcrApplyFor': APPLYING,
  '/Pcr/minePcr': ALL_SIGNED_IN,
  '/Feedback': ALL_SIGNED_IN,
  '/information': ALL_SIGNED_IN,
  '/userinfo': ALL_SIGNED_IN,
  '/epd/mineEpd': ALL_SIGNED_IN,
  '/epd/mineEpd/$id': ALL_SIGNED_IN,
  '/epd/verification': ALL_SIGNED_IN,
  '/myLists': ALL_SIGNED_IN,
  '/myDetails': ALL_SIGNED_IN,
  '/user': ALL_SIGNED_IN,
  '/changepassword': ALL_SIGNED_IN,
  '/passpassword': ALL_SIGNED_IN,
  '/textmessage/$id': ALL_SIGNED_IN,
  '/enterprise': {
    nobody: 'login',
    leaving: home,
    leavingUncertified: 'warn guard.cancelReviewing',
    pending: 'to / guard.companyPending',
    certified: home,
    reviewing: home,
    rejected: home,
    agency: home,
    agencyByNumber: home,
    almostAgency: home,
  },
  '/thirdAgency': {
    nobody: 'login',
    leaving: OF_AGENCY,
    leavingUncertified: OF_AGENCY,
    reviewing: OF_AGENCY,
    rejected: OF_AGENCY,
    noCompany: OF_AGENCY,
    ofNoCompany: OF_AGENCY,
    pending: OF_AGENCY,
    failed: OF_AGENCY,
    certified: OF_AGENCY,
    almostAgency: OF_AGENCY,
  },
};

async function outcomes(guard: Guard): Promise<Record<string, string>> {
  const words = Object.entries(VISITORS).map(
    async ([kind, who]) => [kind, word(await gateOf(guard, who))] as const,
  );
  return Object.fromEntries(await Promise.all(words));
}
const everybodyIn = Object.fromEntries(Object.keys(VISITORS).map((kind) => [kind, 'in']));

describe('guards of pages [2§6 login routes] [2§6 approval routes] [2§6 enterprise route] [2§6 pcr guards] [2§8 warnings] [1§2 thirdAgency] [1§2 enterprise] [1§4 company gate] [1§4 company pending] [1§8 client company pending]', () => {
  it.each(Object.entries(PAGES))('%s', async (path, turnedAway) => {
    expect(await outcomes(GUARDS[path as keyof typeof GUARDS])).toEqual({ ...everybodyIn, ...turnedAway });
  });
});

it.each(Object.entries(FILE_GUARDS))(
  'guards of files [2§6 downloads]: %s: signed in, and neither in review nor rejected',
  async (_, guard) => {
    expect(await outcomes(guard)).toEqual({ ...everybodyIn, ...APPROVED });
  },
);

it('the order of a guard: asks for the company after the login and the review, and only where it matters', async () => {
  for (const user of [null, person(0), person(2)]) {
    const who = visitor(user);
    await gateOf(GUARDS['/epd/epdApplyFor'], who);
    expect(who.companyStatus).not.toHaveBeenCalled();
  }
  const plain = visitor(person(0));
  await gateOf(GUARDS['/user'], plain);
  expect(plain.reviewed).not.toHaveBeenCalled();
  expect(plain.companyStatus).not.toHaveBeenCalled();
  const without = visitor(person(1, null));
  await gateOf(GUARDS['/thirdAgency'], without);
  expect(without.companyType).not.toHaveBeenCalled();
});
