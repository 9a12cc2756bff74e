import { useForm, schemaResolver } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { applicationSchema, productOf } from './rules.ts';
import { blankValues, isBlank, withRules, type ApplicationValues } from './values.ts';
import type { TextKey } from '#src/i18n/keys.ts';
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
    onValuesChange: (values) => {
      if (isBlank(values)) draft.discard();
      else draft.save(values);
    },
  });
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;

/** Translates an error of the form (a text key), with the number of its product. */
export function fieldErrorText(error: unknown, path: string, t: Translate): string | undefined {
  if (typeof error !== 'string' || error === '') return undefined;
  // Cast: the form's rules only produce text keys.
  return t(error as TextKey, { index: productOf(path) ?? 1 });
}
