import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorList } from '#src/parts/form/error-list.tsx';
import { focusField } from '#src/ui/focus-field.ts';
import { fieldErrorText } from './field-error.ts';
import { inPageOrder, productOf } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** All fields that stop the form, in the order of the page; each entry leads to its field. */
export function ErrorSummary({ form }: { form: ApplicationForm }): ReactNode {
  const { t } = useText();
  const wrong = inPageOrder(Object.keys(form.errors).filter((path) => Boolean(form.errors[path])));
  const lines = wrong.map((path) => {
    const error = fieldErrorText(form.errors[path], path, t) ?? '';
    const index = productOf(path);
    // This one names its product by itself.
    const isNamed = index === null || form.errors[path] === 'epd.apply.valid.name';
    return { path, text: isNamed ? error : t('epd.apply.fixAt', { index, error }) };
  });
  return (
    <ErrorList
      lines={lines}
      onGo={(path) => {
        focusField(form.getInputNode(path));
      }}
    />
  );
}
