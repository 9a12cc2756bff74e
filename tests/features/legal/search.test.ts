import { describe, expect, it } from 'vitest';
import { toHistoryPage } from '#src/features/legal/queries.ts';
import { historySearch, versionSearch } from '#src/features/legal/search.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { isExpired, standingOf, legalLanguage } from '#src/parts/legal/legal-document.ts';
import { toLegalDocument } from '#src/parts/legal/read.ts';
import { drifted } from '../../drifted.ts';

describe('addresses', () => {
  it.each([
    [{ id: 'REGISTRATION' }, { id: 'REGISTRATION' }],
    [
      { id: 'privacy', page: '2' },
      { id: 'PRIVACY', page: 2 },
    ],
    [{ id: 'other', page: '0' }, {}],
    [{}, {}],
  ])('of the history: %j', (typed, read) => {
    expect(historySearch(typed)).toEqual(read);
  });

  it.each([
    [{ Id: 'ag-7' }, { Id: 'ag-7' }],
    [{ id: ' ag-7 ' }, { Id: 'ag-7' }],
    [{ Id: '' }, {}],
  ])('of one version: %j [1§2 hoster]', (typed, read) => {
    expect(versionSearch(typed)).toEqual(read);
  });
});

describe('answers', () => {
  const row = {
    id: 7,
    agreementType: 'PRIVACY',
    agreementVersion: 'V2.1',
    publishTime: '2024-06-01 00:00:00',
    failureTime: '2025-12-31 23:59:59',
  };

  it('keep their days, and leave out what names no version', () => {
    expect(toHistoryPage(drifted({ list: [row, null, { id: '' }, 'x'], totals: '12' }), 'PRIVACY')).toEqual({
      rows: [
        {
          id: '7',
          type: 'PRIVACY',
          version: 'V2.1',
          publishedOn: '2024-06-01',
          expiresOn: '2025-12-31',
          isOpenEnded: false,
        },
      ],
      total: 12,
    });
    expect(toHistoryPage(null, 'PRIVACY')).toEqual({ rows: [], total: 0 });
  });

  it('without a document are no document', () => {
    expect(() => toLegalDocument(null, { id: '7' })).toThrow(ProtocolError);
    expect(toLegalDocument({ ...row, agreementContent: null }, {}).html).toBe('');
    // What was asked for, when the answer does not say it.
    expect(toLegalDocument({ id: 'x' }, { type: 'REGISTRATION' }).type).toBe('REGISTRATION');
  });

  it('may be their text alone, which is all that document 1 §7 promises of a version', () => {
    expect(toLegalDocument({ agreementContent: '<p>一</p>' }, { id: '7' })).toEqual({
      id: '7',
      isOpenEnded: false,
      type: null,
      version: '',
      publishedOn: '',
      expiresOn: null,
      html: '<p>一</p>',
    });
  });
});

it('a version holds until the end of its last day', () => {
  const version = { expiresOn: '2026-11-20' };
  expect(isExpired(version, '2026-11-20')).toBe(false);
  expect(isExpired(version, '2026-11-21')).toBe(true);
  expect(isExpired({ expiresOn: null }, '2099-01-01')).toBe(false);
});

it('asks for zh-CN or en', () => {
  expect([legalLanguage('zh'), legalLanguage('en')]).toEqual(['zh-CN', 'en']);
});

it('a version without an end holds where the server says so, and is not judged where it does not', () => {
  const standing = (failureTime: unknown) =>
    standingOf(
      toLegalDocument(drifted({ id: '7', agreementType: 'PRIVACY', failureTime }), {}),
      '2026-11-20',
    );
  expect(standing(null)).toBe('current');
  expect(standing('2026-11-20')).toBe('current');
  expect(standing('2026-11-19')).toBe('expired');
  expect(standing(undefined)).toBeNull();
});
