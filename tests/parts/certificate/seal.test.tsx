import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sealWaves } from '#mocks/files/pdf/cover.ts';
import { SealMark } from '#src/parts/certificate/seal-mark.tsx';
import { sealOf } from '#src/parts/certificate/seal.ts';
import { toDeclaration } from '#src/parts/declaration/read.ts';
import { renderPart } from '../../ui/render.tsx';

const HASH = `0x${'7c21e0f4a95b3d68'.repeat(4)}`;
const drawn = (hash: string): string => JSON.stringify(sealOf(hash));

describe('the seal of a hash', () => {
  it('is the same for the same hash, however it is written, and another one for each other', () => {
    expect(drawn(HASH)).toBe(drawn(` ${HASH.slice(2).toUpperCase()} `));
    const digits = [...HASH].flatMap((digit, at) =>
      at < 2 ? [] : [`${HASH.slice(0, at)}${digit === '0' ? '1' : '0'}${HASH.slice(at + 1)}`],
    );
    expect(new Set([HASH, ...digits].map(drawn)).size).toBe(65);
  });

  it('is that of the report in the mock, which has the rule for itself', () => {
    expect(sealWaves(HASH)).toEqual(sealOf(HASH));
  });

  it('stays within its circle', () => {
    const far = sealOf(HASH)?.flatMap(({ path }) =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y))),
    );
    expect(Math.max(...(far ?? [99]))).toBeLessThanOrEqual(48.1);
  });

  it.each(['', 'n/a', '0x7c', '<svg onload=alert(1)>'])('is not invented for %j', (hash) => {
    expect(sealOf(hash)).toBeNull();
  });
});

describe('the mark', () => {
  const dates = { epdEffectiveDate: '2025-01-01', epdExpirationDate: '2999-01-01' };
  const show = (fields: object) =>
    renderPart(<SealMark declaration={toDeclaration({ ...dates, ...fields })} />);

  it('draws the seal of the stored report before that of the data', async () => {
    await show({ isDataStubs: 3, dataStubsTxhash: '0x11', isReportStubs: 3, reportStubsTxhash: HASH });
    expect(await screen.findByRole('img')).toHaveAccessibleName('Seal of the record 0x7c21…3d68');
    expect(document.querySelector('circle[stroke-dasharray]')).not.toBeNull();
  });

  it.each([
    [{ isDataStubs: 0, isReportStubs: 0 }, 'Not on the blockchain, so no seal'],
    [{ isReportStubs: 3, reportStubsTxhash: 'n/a' }, 'Stored without a readable hash, so no seal'],
  ])('says why there is none: %j', async (fields, words) => {
    await show(fields);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says nothing of a record where the server says nothing', async () => {
    await show({});
    expect(document.body).not.toHaveTextContent(/seal|blockchain/i);
  });
});
