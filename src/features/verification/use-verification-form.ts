import { useState } from 'react';
import { type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { isUntouched } from '#src/parts/draft/stored-values.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { sentRequest } from '#src/parts/verification/record.ts';
import { useUploads } from '#src/parts/uploads/use-uploads.ts';
import { verificationMutations } from './queries.ts';
import { schemaOf, toRequest } from './rules.ts';
import { verificationDraft, FIELDS, type VerificationValues } from './values.ts';

export type VerificationForm = UseFormReturnType<VerificationValues>;

/** Custom fields for files, places and options are not registered with the form. */
const nodeOf = (field: string): HTMLElement | null => document.getElementById(`verify-${field}`);

/** Form with draft, upload and submission. Controlled, because country and relationship determine the required fields. */
export function useVerificationForm(userId: string, first: VerificationValues) {
  const navigate = useNavigate();
  const [initial] = useState(first);
  const isBlank = (values: VerificationValues): boolean => isUntouched(values, initial);
  const draft = useDraft({ ...verificationDraft, userId, isBlank });
  const form = useSchemaForm<VerificationValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? initial,
    schema: schemaOf,
    onValuesChange: draft.save,
  });
  const { uploadFor, running, anyRunning, finish } = useUploads(draft);
  const submit = useMutation(verificationMutations.submit());
  const { onSubmit, busy, error } = useSubmit({
    form,
    errorPlace: 'form',
    inOrder: FIELDS,
    nodeOf,
    besides: () => !anyRunning(),
    send: (values) => submit.mutateAsync(toRequest(values, userId)),
    done: (_answer, values) => {
      finish();
      const { epdRegistrationNumber: number, userEmail: email } = toRequest(values, userId);
      setResultCode(RESULT.verification, { sent: sentRequest({ number, email }) });
      return navigate({ to: '/Result', search: { type: '1' } });
    },
  });
  return {
    form,
    nodeOf: (field: string) => form.getInputNode(field) ?? nodeOf(field),
    draft: draft.state,
    uploadFor,
    uploading: running > 0,
    onSubmit,
    busy,
    error,
  };
}
