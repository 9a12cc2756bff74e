import { useState } from 'react';
import type { Draft } from '#src/lib/draft.ts';
import type { ApplicationForm } from './use-application-form.ts';
import type { ApplicationValues, Origin } from './values.ts';

/** Prefilled values of the URL, alongside a possible draft. */
export interface FormerHandle {
  /** Not null while the draft is shown and the user has not decided yet. */
  asks: { savedAt: number; number: string } | null;
  keepDraft: () => void;
  take: () => void;
  /** Restores the replaced draft; undefined without one. */
  bringBack: (() => void) | undefined;
}

function isSame(one: Origin | null, other: Origin | null): boolean {
  return one !== null && one.kind === other?.kind && one.id === other.id;
}

/** Asks before a draft is replaced by prefilled values, unless the draft started from the same source. */
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
