import { useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { errorText } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useLeaveGuard } from '#src/parts/draft/use-leave-guard.ts';
import { useUploads } from '#src/parts/uploads/use-uploads.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { notify } from '#src/ui/notify.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { CompanySection, ContactSection, PapersSection } from './form-sections.tsx';
import { enterpriseSchema, firstWrong } from './rules.ts';
import { SECTION_ID, sectionsOf } from './sections.ts';
import { useCertify } from './use-certify.ts';
import {
  DRAFT_VERSION,
  isUntouched,
  parseDraft,
  type EnterpriseField,
  type EnterpriseValues,
} from './values.ts';
import classes from './enterprise.module.css';

interface EnterpriseFormProps {
  userId: string;
  /** What the form begins with, unless a draft was kept. */
  first: EnterpriseValues;
}

/**
 * The form itself, in numbered sections. Controlled, because the ticks at the side and the file fields follow every
 * change; what was typed is kept as a draft, so that a reload or another language loses nothing.
 */
export function EnterpriseForm({ userId, first }: EnterpriseFormProps): ReactNode {
  const { t } = useText();
  const draft = useDraft({ form: 'enterprise', userId, version: DRAFT_VERSION, parse: parseDraft });
  const [initial] = useState(first);
  const form = useForm<EnterpriseValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? initial,
    validate: schemaResolver(enterpriseSchema, { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: (values) => {
      if (isUntouched(values, initial)) draft.discard();
      else draft.save(values);
    },
  });
  const { uploadFor, running, anyRunning } = useUploads();
  const done = useRef(false);
  const { certify, sending } = useCertify(userId, () => {
    done.current = true;
    draft.discard();
  });
  useLeaveGuard({ isDone: () => done.current, isUploading: anyRunning, store: draft.flush });

  const focus = (field: EnterpriseField): void => {
    focusField(form.getInputNode(field) ?? document.getElementById(`enterprise-${field}`));
  };
  const submit = async (values: EnterpriseValues): Promise<void> => {
    if (anyRunning()) return;
    try {
      await certify(values);
    } catch (error) {
      notify.error({ text: errorText(error) });
    }
  };

  return (
    <FormWithNav sections={sectionsOf(form.values)} note={<DraftStatus state={draft.state} />}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          (errors) => {
            const field = firstWrong(errors);
            if (field !== undefined) focus(field);
          },
        )}
      >
        <CompanySection form={form} />
        <ContactSection form={form} />
        <PapersSection form={form} uploadFor={uploadFor} />
        <NumberedSection
          id={SECTION_ID.submit}
          number={4}
          title="enterprise.sectionSubmit"
          intro="enterprise.submitIntro"
        >
          <div className={classes.submit}>
            <Button type="submit" size="md" loading={sending}>
              {t('enterprise.submit')}
            </Button>
            <p className={classes.wait} role="status">
              {running > 0 && t('upload.wait')}
            </p>
          </div>
          <DraftStatus state={draft.state} />
        </NumberedSection>
      </form>
    </FormWithNav>
  );
}
