import type { ReactNode } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { DraftNotice } from '#src/parts/draft/draft-notice.tsx';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { AddPart, useFormList } from '#src/parts/form/form-list.tsx';
import { MissingList } from '#src/parts/form/missing-list.tsx';
import { useAskSame } from '#src/parts/form/use-ask-same.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useUploads } from '#src/parts/uploads/use-uploads.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { EntrySection } from './entry-section.tsx';
import { lowCarbonCalls, lowCarbonQueries } from './queries.ts';
import * as rules from './rules.ts';
import {
  labelOf,
  sectionsOf,
  tableFieldId,
  entrySectionId,
  COMPANY_SECTION_ID,
  SUBMIT_SECTION_ID,
} from './sections.ts';
import {
  blankValues,
  lowCarbonDraft,
  isBlank,
  type LowCarbonValues,
  blankEntry,
  type LowCarbonForm,
} from './values.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorList } from '#src/parts/form/error-list.tsx';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import classes from './low-carbon.module.css';
import base from '#src/ui/base.module.css';

interface LowCarbonFormBodyProps {
  userId: string;
  /** `sent`: the server's spelling; `shown`: in the language of the page. */
  company: { sent: string; shown: string };
}

export function LowCarbonFormBody({ userId, company }: LowCarbonFormBodyProps): ReactNode {
  const router = useRouter();
  const draft = useDraft({ ...lowCarbonDraft, userId, isBlank });
  // Controlled, because draft, section ticks, counter and uploads follow every change.
  const form = useSchemaForm<LowCarbonValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? blankValues(),
    schema: rules.lowCarbonSchema,
    onValuesChange: draft.save,
  });
  const entries = useFormList(form, {
    name: 'entries',
    max: LOW_CARBON_ENTRIES_MAX,
    added: blankEntry,
    sectionId: entrySectionId,
    removeTitle: 'lces.removeEntry',
    removeBody: (index) => ({ key: 'lces.removeConfirm', vars: { index } }),
  });
  const steps = useQuery(dictionaryQueries.processSteps());
  const codes = steps.data?.map(({ code }) => code);
  const { uploadFor, running, anyRunning, finish } = useUploads(draft);
  const askSame = useAskSame();

  /** An upload is not registered with the form. */
  const nodeOf = (path: string): HTMLElement | null => {
    const index = /^entries\.(\d+)\.table$/.exec(path)?.[1];
    return index === undefined ? null : document.getElementById(tableFieldId(Number(index)));
  };
  const goTo = (path: string): void => {
    focusField(form.getInputNode(path) ?? nodeOf(path));
  };
  /** Rejects steps of an old draft that the list no longer contains, because they are invisible in the form. */
  const areStepsKnown = (values: LowCarbonValues): boolean => {
    const gone = codes === undefined ? [] : rules.goneSteps(values, codes);
    for (const path of gone) form.setFieldError(path, 'lces.valid.process');
    const [first] = gone;
    if (first !== undefined) goTo(first);
    return first === undefined;
  };
  const { onSubmit, busy, error, reset } = useSubmit({
    form,
    inOrder: rules.inPageOrder,
    nodeOf,
    besides: () => !anyRunning(),
    ask: async (values) => areStepsKnown(values) && (await askSame(values.entries.map(rules.likenessOf))),
    send: (values) => lowCarbonCalls.submit(rules.toRequest(values, company.sent, codes ?? [])),
    done: () => {
      finish();
      setResultCode(RESULT.lowCarbon);
      return router.navigate({ to: '/Result' });
    },
    errorPlace: 'form',
  });

  const startAnew = (): void => {
    form.setValues(blankValues());
    form.clearErrors();
    draft.discard();
    reset();
  };

  const { values } = form;
  return (
    <>
      <PageTitle title="lces.title" intro="lces.intro" />
      <DraftNotice restored={draft.restored} onDiscard={startAnew} />
      <FormWithNav
        sections={sectionsOf(values, form.errors)}
        note={<DraftStatus state={draft.state} />}
        missing={<MissingList schema={rules.lowCarbonSchema} form={form} labelOf={labelOf} nodeOf={nodeOf} />}
      >
        <form noValidate onSubmit={onSubmit}>
          <CompanySection form={form} name={company.shown} />
          {values.entries.map((entry, index) => (
            <EntrySection
              key={entry.key}
              form={form}
              index={index}
              upload={uploadFor(rules.TABLE_PURPOSE)}
              onRemove={() => void entries.remove(index)}
            />
          ))}
          <AddPart list={entries} hint="lces.maxEntries" />
          <SubmitSection
            form={form}
            number={values.entries.length + 2}
            busy={busy}
            uploading={running > 0}
            error={error}
            onGo={goTo}
          />
        </form>
      </FormWithNav>
    </>
  );
}

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

function SubmitSection(props: SubmitSectionProps): ReactNode {
  const { form, number, busy, uploading, error, onGo } = props;
  const { t, lang } = useText();
  return (
    <NumberedSection
      id={SUBMIT_SECTION_ID}
      number={number}
      title="verify.sectionSubmit"
      intro="lces.submitIntro"
    >
      <ErrorList lines={rules.errorLines(form.errors, t, lang)} onGo={onGo} />
      <SubmitFailure
        error={error}
        fallback="verify.submitFail"
        unclear={
          <>
            {t('lces.submitUnclear')} <TextLink to="/Feedback" inherit label="lces.askPlatform" />
          </>
        }
      >
        {t('epd.apply.submitKept')}
      </SubmitFailure>
      <SubmitBar label="epd.apply.submit" busy={busy} uploading={uploading} />
    </NumberedSection>
  );
}

function CompanySection({ form, name }: { form: LowCarbonForm; name: string }): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection id={COMPANY_SECTION_ID} number={1} title="enterprise.sectionCompany">
      <TextInput
        label={t('enterprise.companyName')}
        description={t('epd.apply.companyHint')}
        value={name}
        readOnly
        rightSection={<IconLock size={18} aria-hidden />}
      />
      <Textarea
        {...form.getInputProps('introduction')}
        label={t('lces.introduction')}
        description={t('lces.introductionHint')}
        placeholder={t('lces.introductionPlaceholder')}
        rows={5}
        resize="vertical"
      />
      <ModelBar />
    </NumberedSection>
  );
}

/** Downloads for the application: the empty data table and the standard (document 2 §7). */
function ModelBar(): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  const models = useQuery(lowCarbonQueries.models());
  return (
    <div className={classes.models} role="group" aria-labelledby="lces-models-title">
      <h3 id="lces-models-title">{t('lces.models')}</h3>
      <ul>
        {(models.data ?? []).map((model) => (
          <li key={model.fileName}>
            <DownloadButton
              variant="transparent"
              label={{ text: labelOf(model) }}
              fetchFile={fileCalls.template(model.fileName)}
              fileName={model.fileName}
            />
          </li>
        ))}
      </ul>
      {models.data?.length === 0 && <p className={base.note}>{t('epd.apply.tplMissing')}</p>}
      <LoadFailure query={models} fallback="epd.apply.templatesFail" />
    </div>
  );
}
