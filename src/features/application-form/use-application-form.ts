import { useForm, schemaResolver } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { fieldErrorText } from './field-error.ts';
import { applicationSchema } from './rules.ts';
import { blankValues, isBlank, withRules, type ApplicationValues } from './values.ts';

/**
 * The form. Controlled, unlike short forms: the draft, the ticks at the side, the counter and the file fields follow
 * every change. Errors are kept as text keys and written in the language of the page.
 * @param former what the address asks to fill it with; a draft comes first
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
