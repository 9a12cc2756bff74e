import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import { Button, TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { nameIn } from '#src/lib/names.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { allOf } from '#src/parts/query-state/all-of.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { NotForYou } from '#src/parts/session/turned-away.tsx';
import { StateNotice } from '#src/ui/state-notice.tsx';
import { firstValues, hindranceOf, type Hindrance, REPORT_PURPOSE, schemaOf } from './rules.ts';
import type { VerificationSearch } from './search.ts';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { MissingList } from '#src/parts/form/missing-list.tsx';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { PersonSection, RelationSection, ReportSection } from './form-sections.tsx';
import { labelOf, SECTION_ID, sectionsOf } from './sections.ts';
import { useVerificationForm } from './use-verification-form.ts';
import type { VerificationValues } from './values.ts';

/**
 * Request to verify that a received report is genuine (document 2 §2 `/epd/verification`). Users who may not request one see
 * the reason first (decision 39).
 */
export function VerificationScreen({ search }: { search: VerificationSearch }): ReactNode {
  return (
    <OwnPage
      title="nav.epdVerify"
      intro="verify.intro"
      actions={<TextLink to="/myLists" label="nav.verifyList" />}
    >
      {(user) => <Request key={user.id} user={user} search={search} />}
    </OwnPage>
  );
}

function Request({ user, search }: { user: StoredUser; search: VerificationSearch }): ReactNode {
  const { lang } = useText();
  const account = useQuery(accountQueries.own(user.id));
  const company = useQuery(companyQueries.ofUser(user.id));
  return (
    <QueryState query={allOf({ account, company })} shape="fields form" count={6}>
      {(known) => {
        const hindrance = hindranceOf(known.account, known.company.status);
        return hindrance === null ? (
          <VerificationForm
            userId={user.id}
            first={firstValues(
              user,
              nameIn(lang, known.company.name) || (user.companyName ?? ''),
              search.number,
            )}
          />
        ) : (
          <NotYet
            hindrance={hindrance}
            reason={known.account.rejectReason || known.company.rejectReason}
            onAgain={() => void Promise.all([account.refetch(), company.refetch()])}
            isAsking={account.isFetching || company.isFetching}
          />
        );
      }}
    </QueryState>
  );
}

interface NotYetProps {
  hindrance: Hindrance;
  reason: string;
  onAgain: () => void;
  isAsking: boolean;
}

function NotYet({ hindrance, reason, onAgain, isAsking }: NotYetProps): ReactNode {
  const { tone, title, body, next, way } = hindrance;
  return (
    <>
      <Box w="10rem" mb="1.5rem" c="var(--control-border)">
        <NotForYou />
      </Box>
      <StateNotice
        tone={tone}
        title={title}
        body={body}
        next={next}
        {...(tone === 'refused' && { reason: { label: 'profile.rejectReason', text: reason } })}
      >
        <LinkButton to={way.to} label={way.label} />
        {next !== null && (
          <Button label="guard.page.checkAgain" variant="outline" loading={isAsking} onClick={onAgain} />
        )}
      </StateNotice>
    </>
  );
}

interface VerificationFormProps {
  userId: string;
  /** Initial values; a draft takes precedence. */
  first: VerificationValues;
}

function VerificationForm({ userId, first }: VerificationFormProps): ReactNode {
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
                {t('verify.submitUnclear')} <TextLink to="/myLists" label="nav.verifyList" />
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
