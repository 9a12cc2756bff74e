import { useState } from 'react';
import type { Draft } from '#src/lib/draft.ts';
import type { ApplicationForm } from './use-application-form.ts';
import type { ApplicationValues, Origin } from './values.ts';

/** What the address asks to fill the form with, beside a draft that may be there. */
export interface FormerHandle {
  /** The draft is shown, and what the address asks for waits for a word; null otherwise. */
  asks: { savedAt: number; number: string } | null;
  keepDraft: () => void;
  /** Fills the form; the draft can be brought back as long as the page is open. */
  take: () => void;
  /** Brings the draft back that was replaced; undefined where none was. */
  bringBack: (() => void) | undefined;
}

function isSame(one: Origin | null, other: Origin | null): boolean {
  return one !== null && one.kind === other?.kind && one.id === other.id;
}

/** Asks before a draft is replaced by what the address asks for; a draft that began with the same needs no question. */
export function useFormer(
  form: ApplicationForm,
  restored: Draft<ApplicationValues> | null,
  former: ApplicationValues | null,
): FormerHandle {
  const [open, setOpen] = useState(
    () => restored !== null && former !== null && !isSame(restored.values.origin, former.origin),
  );
  const [replaced, setReplaced] = useState<ApplicationValues | null>(null);
  const fill = (values: ApplicationValues): void => {
    form.setValues(values);
    form.clearErrors();
  };
  return {
    asks:
      open && restored !== null && former !== null
        ? { savedAt: restored.savedAt, number: former.origin?.number ?? '' }
        : null,
    keepDraft: () => setOpen(false),
    take: () => {
      if (former === null) return;
      setReplaced(form.getValues());
      setOpen(false);
      fill(former);
    },
    bringBack:
      replaced === null
        ? undefined
        : () => {
            setReplaced(null);
            setOpen(true);
            fill(replaced);
          },
  };
}
