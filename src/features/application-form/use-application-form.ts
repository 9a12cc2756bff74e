import { useForm, schemaResolver } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { fieldErrorText } from './field-error.ts';
import { applicationSchema } from './rules.ts';
import { blankValues, isBlank, withRules, type ApplicationValues } from './values.ts';

/**
 * The form. Controlled, unlike short forms: the draft, the ticks at the side, the counter and the file fields follow
 * every change. Errors are kept as text keys and written in the language of the page.
 */
export function useApplicationForm(draft: DraftHandle<ApplicationValues>, askedPcr: string | null) {
  const { t } = useText();
  return useForm<ApplicationValues>({
    mode: 'controlled',
    initialValues: withRules(draft.restored?.values ?? blankValues(), askedPcr),
    validate: schemaResolver(applicationSchema, { sync: true }),
    enhanceGetInputProps: ({ inputProps, field }) => ({ error: fieldErrorText(inputProps.error, field, t) }),
    onValuesChange: (values) => {
      if (isBlank(values)) draft.discard();
      else draft.save(values);
    },
  });
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;
