import { useRef, useState, type ReactNode } from 'react';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useLeaveGuard } from '#src/parts/draft/use-leave-guard.ts';
import { useUploads } from '#src/parts/uploads/use-uploads.ts';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { CompanySection, ContactSection, PapersSection } from './form-sections.tsx';
import { enterpriseMutations } from './queries.ts';
import { enterpriseSchema, toRequest } from './rules.ts';
import { SECTION_ID, sectionsOf } from './sections.ts';
import { useFiled } from './use-filed.ts';
import { DRAFT_VERSION, FIELDS, isUntouched, parseDraft, type EnterpriseValues } from './values.ts';

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
  const register = useMutation(enterpriseMutations.register());
  const { arrived, goOn } = useFiled(userId);
  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: FIELDS,
    // A field for files is none of the form's inputs.
    nodeOf: (field) => document.getElementById(`enterprise-${field}`),
    besides: () => !anyRunning(),
    send: async (values) => {
      await register.mutateAsync(toRequest(values));
      return true as const;
    },
    arrived,
    done: (_filed, values) => {
      done.current = true;
      draft.discard();
      return goOn(values);
    },
  });
  useLeaveGuard({ isDone: () => done.current, isUploading: anyRunning, store: draft.flush });

  return (
    <FormWithNav sections={sectionsOf(form.values, form.errors)} note={<DraftStatus state={draft.state} />}>
      <form noValidate onSubmit={onSubmit}>
        <CompanySection form={form} />
        <ContactSection form={form} />
        <PapersSection form={form} uploadFor={uploadFor} />
        <NumberedSection
          id={SECTION_ID.submit}
          number={4}
          title="enterprise.sectionSubmit"
          intro="enterprise.submitIntro"
        >
          <SubmitBar label="enterprise.submit" busy={busy} uploading={running > 0} />
          <DraftStatus state={draft.state} />
        </NumberedSection>
      </form>
    </FormWithNav>
  );
}
