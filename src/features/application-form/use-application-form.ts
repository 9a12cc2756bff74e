import { useForm, schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import type { Draft } from '#src/lib/draft.ts';
import { applicationSchema, productOf } from './rules.ts';
import { blankValues, withRules, type ApplicationValues, type Origin } from './values.ts';
import type { Translate } from '#src/i18n/translate.ts';

/**
 * Controlled, because draft, section ticks, counter and file fields follow every change. Errors are stored as text keys and
 * translated when rendered.
 * @param former values to prefill; a draft takes precedence
 */
export function useApplicationForm(
  draft: DraftHandle<ApplicationValues>,
  askedPcr: string | null,
  former: ApplicationValues | null,
) {
  const { t } = useText();
  return useForm<ApplicationValues>({
    mode: 'controlled',
    initialValues: withRules(draft.restored?.values ?? former ?? blankValues(), askedPcr),
    validate: schemaResolver(applicationSchema, { sync: true }),
    enhanceGetInputProps: ({ inputProps, field }) => ({ error: fieldErrorText(inputProps.error, field, t) }),
    onValuesChange: draft.save,
  });
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

/** Translates an error of the form (a text key), with the number of its product. */
export function fieldErrorText(error: unknown, path: string, t: Translate): string | undefined {
  if (typeof error !== 'string' || error === '') return undefined;
  // Cast: the form's rules only produce text keys.
  return t(error as TextKey, { index: productOf(path) ?? 1 });
}

function isSame(one: Origin | null, other: Origin | null): boolean {
  return one !== null && one.kind === other?.kind && one.id === other.id;
}

/** Asks before a draft is replaced by prefilled values, unless the draft started from the same source. */
export function useFormer(
  form: ApplicationForm,
  restored: Draft<ApplicationValues> | null,
  former: ApplicationValues | null,
) {
  const [open, setOpen] = useState(
    () => restored !== null && former !== null && !isSame(restored.values.origin, former.origin),
  );
  const [replaced, setReplaced] = useState<ApplicationValues | null>(null);
  const fill = (values: ApplicationValues): void => {
    form.setValues(values);
    form.clearErrors();
  };
  return {
    /** Not null while the draft is shown and the user has not decided yet. */
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
    /** Restores the replaced draft; undefined without one. */
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

export type FormerHandle = ReturnType<typeof useFormer>;
