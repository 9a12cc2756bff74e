import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { MissingList } from '#src/parts/form/missing-list.tsx';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { PersonSection, RelationSection, ReportSection } from './form-sections.tsx';
import { REPORT_PURPOSE, schemaOf } from './rules.ts';
import { labelOf, SECTION_ID, sectionsOf } from './sections.ts';
import { useVerificationForm } from './use-verification-form.ts';
import type { VerificationValues } from './values.ts';

interface VerificationFormProps {
  userId: string;
  /** Initial values; a draft takes precedence. */
  first: VerificationValues;
}

/** Request in numbered sections; input is saved as a draft. */
export function VerificationForm({ userId, first }: VerificationFormProps): ReactNode {
  const { t } = useText();
  const { form, nodeOf, draft, uploadFor, uploading, onSubmit, busy, error } = useVerificationForm(
    userId,
    first,
  );
  return (
    <FormWithNav
      sections={sectionsOf(form.values, form.errors)}
      note={<DraftStatus state={draft} />}
      missing={<MissingList schema={schemaOf(form.values)} form={form} labelOf={labelOf} nodeOf={nodeOf} />}
    >
      <form noValidate onSubmit={onSubmit}>
        <ReportSection form={form} upload={uploadFor(REPORT_PURPOSE)} />
        <PersonSection form={form} />
        <RelationSection form={form} />
        <NumberedSection
          id={SECTION_ID.submit}
          number={4}
          title="verify.sectionSubmit"
          intro="verify.submitIntro"
        >
          <SubmitFailure
            error={error}
            fallback="verify.submitFail"
            unclear={
              <>
                {t('verify.submitUnclear')} <TextLink to="/myLists">{t('verify.listTitle')}</TextLink>
              </>
            }
          >
            {t('verify.submitKept')}
          </SubmitFailure>
          <SubmitBar label="verify.submit" busy={busy} uploading={uploading} />
        </NumberedSection>
      </form>
    </FormWithNav>
  );
}
