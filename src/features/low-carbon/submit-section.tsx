import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorList } from '#src/parts/form/error-list.tsx';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { errorLines } from './rules.ts';
import { SUBMIT_SECTION_ID } from './sections.ts';
import type { LowCarbonForm } from './values.ts';

interface SubmitSectionProps {
  form: LowCarbonForm;
  number: number;
  busy: boolean;
  uploading: boolean;
  /** Error of the last submission, or null. */
  error: unknown;
  /** Moves to an invalid field. */
  onGo: (path: string) => void;
}

export function SubmitSection(props: SubmitSectionProps): ReactNode {
  const { form, number, busy, uploading, error, onGo } = props;
  const { t, lang } = useText();
  return (
    <NumberedSection
      id={SUBMIT_SECTION_ID}
      number={number}
      title="lces.sectionSubmit"
      intro="lces.submitIntro"
    >
      <ErrorList lines={errorLines(form.errors, t, lang)} onGo={onGo} />
      <SubmitFailure
        error={error}
        fallback="lces.submitFail"
        unclear={
          <>
            {t('lces.submitUnclear')}{' '}
            <TextLink to="/Feedback" inherit>
              {t('lces.askPlatform')}
            </TextLink>
          </>
        }
      >
        {t('epd.apply.submitKept')}
      </SubmitFailure>
      <SubmitBar label="lces.submit" busy={busy} uploading={uploading} />
    </NumberedSection>
  );
}
