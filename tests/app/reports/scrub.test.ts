import { describe, expect, it } from 'vitest';
import { scrub, scrubPath } from '#src/app/reports/describe.ts';

describe('what belongs to people or opens doors does not leave', () => {
  it.each([
    ['a phone', 'no account for 19900000007', 'no account for [phone]'],
    ['a phone as people write it', 'call +86 138-1234-5678 now', 'call [phone] now'],
    ['an e-mail address', 'certified@example.com is taken', '[e-mail] is taken'],
    ['a credit code', 'company 91310000MA1FL4XK7B', 'company [credit code]'],
    ['an identity card', 'card 11010519491231002X', 'card [number]'],
    ['a code by SMS', 'wrong code 482913', 'wrong code [number]'],
    ['a header', 'Authorization: abcDEF123.x-y', 'Authorization: [secret]'],
    ['a token with a name', '{"token":"abc"}', '{"…":"…"}'],
    ['a bearer', 'Bearer abcdefghijklmnopqrst', 'Bearer [secret]'],
    ['a web token', 'got eyJhbGciOi.eyJzdWIi.c2ln back', 'got [token] back'],
    ['a token without a name', 'got 3f2a1bc9d8e7f6a5b4c3d2e1 back', 'got [token] back'],
    ['a company in Chinese', '兰江钢铁有限公司 not found', '[text] not found'],
    ['a company in quotes', 'Unexpected token "Lanjiang Steel Co."', 'Unexpected token "…"'],
    ['a company in single quotes', "no 'Lanjiang Steel' here", "no '…' here"],
    ['a query', 'at https://h.cn/epd/mineEpd?keyword=Lanjiang&page=2', 'at https://h.cn/epd/mineEpd'],
    ['a query without a host', 'GET /p/epd/page?name=%E5%85%B0', 'GET /p/epd/page'],
    ['an id in an address', 'https://h.cn/app/epd/EPD-2026.1', 'https://h.cn/app/epd/:id'],
    ['a name in a path', 'https://h.cn/n/company/%E5%85%B0%E6%B1%9F/x', 'https://h.cn/n/company/:id/x'],
    ['an account in an address', 'https://me:pass@h.cn/', 'https://h.cn/'],
    ['a picture', 'blob:https://h.cn/0f0c8d0e-93f2-4f6a-8a7b-1c2d3e4f5a6b', 'blob:https://h.cn/:id'],
  ])('%s', (_, text, left) => {
    expect(scrub(text)).toBe(left);
  });
});

it('leaves what tells where the portal is broken', () => {
  for (const text of [
    "Cannot read properties of undefined (reading 'id')",
    'at Card (https://h.cn/assets/portal-Cp6pKtRN.js:12:34567)',
    'Failed to fetch dynamically imported module: https://h.cn/epd/assets/inbox-1_2aBcDe.js',
    'The answer is not an envelope.',
    'HTTP 502',
  ])
    expect(scrub(text)).toBe(text);
});

it('is short, whatever was thrown', () => {
  expect(scrub('x '.repeat(1000)).length).toBe(301);
});

it('a path keeps its own words', () => {
  expect(scrubPath('/epd/mineEpd')).toBe('/epd/mineEpd');
  expect(scrubPath('/app/epd/7?x=1#y')).toBe('/app/epd/:id');
  expect(scrubPath('/')).toBe('/');
});
