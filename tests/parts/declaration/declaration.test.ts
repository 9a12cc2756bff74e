import { describe, expect, it } from 'vitest';
import { toDeclaration, toDetail, toPeers } from '#src/parts/declaration/read.ts';

describe('answers that drifted', () => {
  it('keep a missing figure missing, never 0', () => {
    expect(toDeclaration({ gwp100: null }).gwp).toBeNull();
    expect(toDeclaration({}).gwp).toBeNull();
    expect(toDeclaration(JSON.parse('{"gwp100":"820"}')).gwp).toBe(820);
  });

  it('read unknown types and routes as unknown', () => {
    const row = toDeclaration(JSON.parse('{"productType":"ABC","productionRoute":"HYDROGEN","id":7}'));
    expect(row).toMatchObject({ id: '7', type: null, route: null });
  });

  it('place no dot without a number', () => {
    expect(
      toPeers(JSON.parse('[{"id":"a","gwp100":1},{"id":"b","gwp100":null}]')).map(({ id }) => id),
    ).toEqual(['a']);
    expect(toPeers(null)).toEqual([]);
  });

  it('keep the asked id and empty lists in bare details', () => {
    const detail = toDetail(
      { businessId: 'b-1', businessIdEn: null, productName: '螺纹钢', productNameEn: null },
      'epd-1',
    );
    expect(detail).toMatchObject({
      id: 'epd-1',
      reportZh: 'b-1',
      reportEn: null,
      standards: [],
      indicators: [],
    });
  });
});
