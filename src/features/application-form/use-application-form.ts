import { useForm, schemaResolver } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import type { DraftHandle } from '#src/parts/draft/use-draft.ts';
import { fieldErrorText } from './field-error.ts';
import { applicationSchema } from './rules.ts';
import { blankValues, isBlank, withRules, type ApplicationValues } from './values.ts';

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
