import type { ReactNode } from 'react';
import type { DraftState } from '#src/parts/draft/use-draft.ts';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { focusField } from '#src/ui/focus-field.ts';
import { ErrorList } from '#src/parts/form/error-list.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { ApplicationFailure } from './application-failure.tsx';
import { type ApplicationForm, fieldErrorText } from './use-application-form.ts';
import { inPageOrder, productOf } from './rules.ts';

interface SubmitSectionProps {
  form: ApplicationForm;
  id: string;
  number: number;
  draft: DraftState;
  uploading: boolean;
  /** Error of the last submission; null without one, or when shown elsewhere. */
  error: unknown;
}

export function SubmitSection({ form, id, number, draft, uploading, error }: SubmitSectionProps): ReactNode {
  return (
    <NumberedSection id={id} number={number} title="epd.apply.sectionSubmit" intro="epd.apply.submitIntro">
      <ErrorSummary form={form} />
      <ApplicationFailure error={error} />
      <SubmitBar label="epd.apply.submit" uploading={uploading} />
      <DraftStatus state={draft} />
    </NumberedSection>
  );
}

function ErrorSummary({ form }: { form: ApplicationForm }): ReactNode {
  const { t } = useText();
  const wrong = inPageOrder(Object.keys(form.errors).filter((path) => Boolean(form.errors[path])));
  const lines = wrong.map((path) => {
    const error = fieldErrorText(form.errors[path], path, t) ?? '';
    const index = productOf(path);
    // This message already names the product.
    const isNamed = index === null || form.errors[path] === 'epd.apply.valid.name';
    return { path, text: isNamed ? error : t('epd.apply.fixAt', { index, error }) };
  });
  return <ErrorList lines={lines} onGo={(path) => focusField(form.getInputNode(path))} />;
}
