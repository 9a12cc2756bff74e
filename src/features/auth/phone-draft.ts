import * as v from 'valibot';
import type { DraftPlace } from '#src/lib/draft.ts';
import { VISITOR } from '#src/lib/kept-by-user.ts';
import { readAs } from '#src/lib/read-as.ts';

const text = v.fallback(v.string(), '');

const keptShape = v.object({
  phone: text,
  email: text,
  tab: v.fallback(v.nullable(v.picklist(['phone', 'email'])), null),
  forgot: v.fallback(v.boolean(), false),
});

/**
 * What is kept of the phone screens while the tab is open, so that a reload and the switch of the language lose nothing
 * (decision 23): the accounts, the way that was chosen, null before a choice, and whether a new password is being set. Codes and passwords are not kept
 * (document 1 §5), nor is the tick.
 */
export type PhoneDraft = v.InferOutput<typeof keptShape>;

export const BLANK_PHONE_DRAFT: PhoneDraft = { phone: '', email: '', tab: null, forgot: false };

export const phoneDraft: DraftPlace<PhoneDraft> = {
  form: 'phone-screen',
  userId: VISITOR,
  version: 1,
  kept: 'tab',
  parse: (raw) => readAs(keptShape, raw),
};
