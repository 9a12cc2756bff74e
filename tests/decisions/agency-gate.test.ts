import { describe, expect, it } from 'vitest';
import { agencyGate } from '#src/lib/gates.ts';

describe('the gate of /thirdAgency (decision 15)', () => {
  it.each(['4', 4])('opens to companyType %j [1§2 thirdAgency]', (type) => {
    expect(agencyGate(type)).toEqual({ kind: 'allow' });
  });

  it.each(['1', 3, '04', null, undefined, {}])(
    'turns companyType %j away and says why [1§2 thirdAgency]',
    (type) => {
      expect(agencyGate(type)).toEqual({ kind: 'warn', warning: 'guard.agencyOnly' });
    },
  );
});
