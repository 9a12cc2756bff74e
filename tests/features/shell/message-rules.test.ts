import { expect, it } from 'vitest';
import { displayName } from '#src/parts/session/use-own-company.ts';
import { addressWithToken } from '#src/lib/leave-for.ts';
import { badgeText } from '#src/features/shell/message-bell.tsx';

it.each([
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [4000, '9+'],
])('the badge of %d unread messages is %s [1§2 bell] [1§9 badge]', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});

it('names the user by company, then by name, then by account [1§2 user dropdown]', () => {
  const user = {
    id: 'u',
    userName: 'Li',
    userAccount: '13800000000',
    accountType: '1',
    companyName: 'Steel',
    companyCode: null,
    industryCategoryName: null,
    auditStatus: 1,
    reasonReject: null,
  };
  expect(displayName(user)).toBe('Steel');
  expect(displayName({ ...user, companyName: ' ' })).toBe('Li');
  expect(displayName({ ...user, companyName: null, userName: null })).toBe('13800000000');
  expect(displayName({ ...user, companyName: null, userName: '', userAccount: '' })).toBeNull();
});

it('puts the token into the address of the LCA site and keeps what was there', () => {
  expect(addressWithToken('https://lca.example.com/start?from=epd', 'a b&c')).toBe(
    'https://lca.example.com/start?from=epd&token=a+b%26c',
  );
});
