import type { ReactNode } from 'react';
import type { DraftState } from '#src/parts/draft/use-draft.ts';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ApplicationFailure } from './application-failure.tsx';
import type { ApplicationForm } from './use-application-form.ts';

interface SubmitSectionProps {
  form: ApplicationForm;
  id: string;
  number: number;
  draft: DraftState;
  uploading: boolean;
  /** Of the last attempt to send; null while there is none, or while it is shown elsewhere. */
  error: unknown;
}

/** The end of the form: what is still wrong, when it was saved, and the button. */
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
