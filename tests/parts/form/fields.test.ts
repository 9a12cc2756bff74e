import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  companyEmailField,
  emailCodeField,
  emailField,
  phoneField,
  smsCodeField,
} from '#src/parts/form/fields.ts';

/** What a field makes of a text: the value that counts, or why it is refused. */
function take(field: v.GenericSchema<string, string>, typed: string): string {
  const result = v.safeParse(field, typed);
  return result.success ? result.output : (result.issues[0]?.message ?? '');
}

it.each([
  ['phone', phoneField, '１９９００００００07', '19900000007'],
  ['SMS code', smsCodeField, '６６７６７９', '667679'],
  ['e-mail', emailField, 'ｗａｎｇ＠ｓｔｅｅｌ．cn', 'wang@steel.cn'],
  ['e-mail of a company', companyEmailField, 'epd＠steel.cn　', 'epd@steel.cn'],
  ['phone', phoneField, ' 199 0000\u00a00007 ', '19900000007'],
  ['phone', phoneField, '199－0000‑0007', '19900000007'],
  ['SMS code', smsCodeField, ' 667 679', '667679'],
  ['SMS code', smsCodeField, '667-679', '667679'],
  ['e-mail code', emailCodeField, '６６7 679\n', '667679'],
])(
  'full width, blanks and hyphens of what is typed or pasted do not count (document 1 §5): %s %j',
  (_, field, typed, meant) => {
    expect(take(field, typed)).toBe(meant);
  },
);

it.each([
  ['   ', 'auth.valid.codeRequired', 'auth.valid.emailCode'],
  ['66767', 'auth.valid.codeWrong', 'auth.valid.emailCode'],
  ['6676790', 'auth.valid.codeWrong', 'auth.valid.emailCode'],
  ['66767a', 'auth.valid.codeWrong', 'auth.valid.emailCode'],
])(
  'a code that is not 6 digits is refused, never cut (document 1 §5, document 2 §5): %j',
  (typed, bySms, byEmail) => {
    expect(take(smsCodeField, typed)).toBe(bySms);
    expect(take(emailCodeField, typed)).toBe(byEmail);
  },
);
