import type { ReactNode } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { useText } from '#src/i18n/use-text.ts';
import { NAME_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { noteSubmitted } from '#src/lib/result-code.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import type { Wire } from '#src/api/wire.ts';
import { draftOf, fieldsOf, storedText } from '#src/parts/draft/stored-values.ts';
import { pcrMutations } from './queries.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';
import { requiredText } from '#src/parts/form/fields.ts';

/** document 2 §3, §5, §7. Drafts have the same shape as the values. */

const valuesShape = v.object({ company: storedText, product: storedText });
export type RequestValues = v.InferOutput<typeof valuesShape>;

export const FIELDS = fieldsOf(valuesShape);

export const requestDraft = draftOf('pcr-request', 1, valuesShape);

/** The first company name that fits the field. @param companyNames in the language of the page, then from the session */
export function firstValues(...companyNames: readonly string[]): RequestValues {
  return { company: companyNames.find(({ length }) => length <= NAME_MAX) ?? '', product: '' };
}

/** Both fields are required (document 2 §5). Messages are text keys. */
export const requestSchema = v.object({
  company: requiredText('pcr.valid.company'),
  product: requiredText('pcr.valid.product'),
});

/** Request body of `POST p/pcr/insert`, in which `productName` is the company. */
export function toRequest({ company, product }: RequestValues): Wire['PcrApplicationRequest'] {
  return { productName: company.trim(), product: product.trim() };
}

/** Requests a PCR for a product that none covers (document 2 §5); navigates to /Result with type 2 (document 2 §2). */
export function RequestForm({ user, companyName }: { user: StoredUser; companyName: string }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const draft = useDraft({ ...requestDraft, userId: user.id });
  const form = useSchemaForm<RequestValues>({
    initialValues: draft.restored?.values ?? firstValues(companyName, user.companyName ?? ''),
    schema: requestSchema,
    onValuesChange: draft.save,
  });
  const apply = useMutation(pcrMutations.apply());
  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: FIELDS,
    send: (values) => apply.mutateAsync(toRequest(values)),
    done: () => {
      draft.discard();
      noteSubmitted('PCR');
      return navigate({ to: '/Result', search: { type: '2' } });
    },
    unclear: 'pcr.unclear',
  });
  return (
    <form className={formClasses.form} noValidate onSubmit={onSubmit}>
      <TextInput
        key={form.key('company')}
        {...form.getInputProps('company')}
        label={t('enterprise.companyName')}
        maxLength={NAME_MAX}
        autoComplete="organization"
      />
      <Textarea
        key={form.key('product')}
        {...form.getInputProps('product')}
        label={t('pcr.applyProduct')}
        placeholder={t('pcr.applyProductPlaceholder')}
        description={t('pcr.applyProductHint', { max: REMARK_MAX })}
        maxLength={REMARK_MAX}
        rows={5}
        resize="vertical"
      />
      <DraftStatus state={draft.state} />
      <Button
        label="epd.apply.submit"
        type="submit"
        size="md"
        className={formClasses.submit}
        loading={busy}
      />
    </form>
  );
}
