import { expect, it } from 'vitest';
import { displayName } from '#src/features/shell/display-name.ts';
import { badgeText, toBellMessage } from '#src/features/shell/message-rules.ts';
import { addressWithToken } from '#src/lib/leave-for.ts';

it.each([
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [4000, '9+'],
])('the badge of %d unread messages is %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});

it('shows only the date of a message, and takes only 0 for unread', () => {
  const message = { id: 7, sendMsg: '<p>x</p>', sendTime: '2026-11-18 09:30:00', status: 0 };
  expect(toBellMessage(message)).toEqual({ id: '7', html: '<p>x</p>', date: '2026-11-18', unread: true });
  expect(toBellMessage({ ...message, status: '0' })?.unread).toBe(true);
  expect(toBellMessage({ ...message, status: 2 })?.unread).toBe(false);
});

it('tolerates a message with nothing but an id, and drops one without', () => {
  expect(toBellMessage({ id: 'm', sendMsg: null })).toEqual({ id: 'm', html: '', date: '', unread: false });
  expect(toBellMessage({ sendMsg: 'x' })).toBeNull();
  expect(toBellMessage(null)).toBeNull();
});

it('names the user by company, then by name, then by account', () => {
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
