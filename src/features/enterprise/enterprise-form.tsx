import { useState, type ReactNode } from 'react';
import { useMutation, mutationOptions, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { MissingList } from '#src/parts/form/missing-list.tsx';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { isUntouched } from '#src/parts/draft/stored-values.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useUploads } from '#src/parts/uploads/use-uploads.ts';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { unwrap, api, queryRoot } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { notify } from '#src/ui/notify.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import { currentUser, updateUser } from '#src/api/session.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { CompanySection, ContactSection, PapersSection } from './form-sections.tsx';
import { enterpriseSchema, toRequest } from './rules.ts';
import { labelOf, SECTION_ID, sectionsOf } from './sections.ts';
import { enterpriseDraft, FIELDS, type EnterpriseValues } from './values.ts';

export const enterpriseMutations = {
  /** `POST p/company/insert/uc` (document 2 §7). The form shows errors. */
  register: () =>
    mutationOptions({
      mutationFn: (body: Wire['CompanyRegistration']) => unwrap(api.POST('/p/company/insert/uc', { body })),
      meta: { silent: true, invalidates: [queryRoot.company, queryRoot.account] },
    }),
};

/** A file field is not registered with the form. */
const nodeOf = (field: string): HTMLElement | null => document.getElementById(`enterprise-${field}`);

/** Controlled, because section ticks and file fields follow every change; input is kept as a draft. */
export function EnterpriseForm({ userId, first }: { userId: string; first: EnterpriseValues }): ReactNode {
  const [initial] = useState(first);
  const isBlank = (values: EnterpriseValues): boolean => isUntouched(values, initial);
  const draft = useDraft({ ...enterpriseDraft, userId, isBlank });
  const form = useSchemaForm<EnterpriseValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? initial,
    schema: enterpriseSchema,
    onValuesChange: draft.save,
  });
  const { uploadFor, running, anyRunning, finish } = useUploads(draft);
  const register = useMutation(enterpriseMutations.register());
  const { arrived, goOn } = useFiled(userId);
  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: FIELDS,
    nodeOf,
    besides: () => !anyRunning(),
    send: async (values) => {
      await register.mutateAsync(toRequest(values));
      return true as const;
    },
    arrived,
    done: (_filed, values) => {
      finish();
      return goOn(values);
    },
  });

  return (
    <FormWithNav
      sections={sectionsOf(form.values, form.errors)}
      note={<DraftStatus state={draft.state} />}
      missing={<MissingList schema={enterpriseSchema} form={form} labelOf={labelOf} nodeOf={nodeOf} />}
    >
      <form noValidate onSubmit={onSubmit}>
        <CompanySection form={form} />
        <ContactSection form={form} />
        <PapersSection form={form} uploadFor={uploadFor} />
        <NumberedSection
          id={SECTION_ID.submit}
          number={4}
          title="verify.sectionSubmit"
          intro="enterprise.submitIntro"
        >
          <SubmitBar label="enterprise.submit" busy={busy} uploading={running > 0} />
        </NumberedSection>
      </form>
    </FormWithNav>
  );
}

/** After a submission: refetches the company and navigates to /user (document 2 §2). */
function useFiled(userId: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const readCompany = () => queryClient.query(companyQueries.ofUser(userId));
  return {
    /** Whether the submission was stored, after a request without an answer. */
    arrived: async (): Promise<true | null> =>
      (await readCompany()).status === COMPANY_STATUS.underReview ? true : null,
    goOn: async ({ companyName }: EnterpriseValues) => {
      const company = await readCompany().catch(() => null);
      const user = currentUser();
      if (user?.id === userId) {
        const companyCode = company?.code || user.companyCode;
        updateUser({ ...user, companyName: companyName.trim(), companyCode });
      }
      notify.success('enterprise.success');
      await router.navigate({ to: '/user' });
    },
  };
}
