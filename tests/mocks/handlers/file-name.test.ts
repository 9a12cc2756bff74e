import { expect, it } from 'vitest';
import { file } from '#mocks/handlers/handler.ts';

const nameOf = (fileName: string): string | undefined =>
  file(new Uint8Array(), 'application/pdf', fileName, 'attachment').headers['content-disposition'];

it('a file keeps its Chinese name', () => {
  expect(nameOf('热轧卷板.pdf')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('热轧卷板.pdf')}`);
});

it.each([
  ['half a character', '\ud800x.pdf', '%EF%BF%BDx.pdf'],
  ['a line break and a zero', 'a\r\nb\0.pdf', 'ab.pdf'],
  ['a sign that turns the reading direction', 'a\u202efdp.exe', 'afdp.exe'],
])('a name with %s is served, with a name that says what it is', (_, fileName, sent) => {
  expect(nameOf(fileName)).toBe(`attachment; filename*=UTF-8''${sent}`);
});
