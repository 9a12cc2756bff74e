import { useState, type SyntheticEvent } from 'react';
import { type UseFormReturnType, schemaResolver, useForm, type UseFormInput } from '@mantine/form';
import { useSession } from '#src/api/session.ts';
import { describeError, errorText } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { HttpError, mayHaveArrived } from '#src/lib/errors.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { notify } from '#src/ui/notify.ts';
import { tellSlow } from '#src/ui/tell-slow.ts';
import { useOnce } from '#src/ui/use-once.ts';
import i18next from 'i18next';

type SubmittedForm<Values> = Pick<UseFormReturnType<Values>, 'onSubmit' | 'setFieldError' | 'getInputNode'>;

interface SubmitOptions<Values, Result> {
  form: SubmittedForm<Values>;
  /** The request; where it is a mutation, that has `meta: { silent: true }`, because this hook reports failures. */
  send: (values: Values) => Promise<Result>;
  /** Called on success: discard the draft, notify, navigate. The button stays busy until it resolves. */
  done: (result: Result, values: Values) => unknown;
  /** Conditions other than the fields (consent, no running upload); also checked when fields are invalid. */
  besides?: () => boolean;
  wrong?: (errors: Readonly<Record<string, unknown>>) => void;
  /** False cancels. */
  ask?: (values: Values) => boolean | Promise<boolean>;
  /** Field to which a refusal refers; null if none. */
  fieldOf?: (error: unknown) => string | null;
  /** Invalid fields in the order of the page, if it differs from the order of the schema. */
  inOrder?: readonly string[] | ((wrong: readonly string[]) => readonly string[]);
  /** Node of a field that the form does not register under its path. */
  nodeOf?: (field: string) => HTMLElement | null;
  /** After a failure without response: checks whether the request was processed. Null keeps the failure. */
  arrived?: (values: Values) => Promise<Result | null>;
  errorPlace?: 'toast' | 'form';
  /** Appended when it is unclear whether the request was processed: what to check before sending again. */
  unclear?: TextKey;
}

export interface Submit<Values> {
  /** For `<form noValidate onSubmit>`: validates, confirms, sends. */
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** Sends values that were validated before, e.g. from a summary. */
  send: (values: Values) => Promise<void>;
  busy: boolean;
  /** Error of the last attempt that refers to no field; null if none. */
  error: unknown;
  reset: () => void;
  /** Shows a refusal at its field or as a message, for steps before sending such as an SMS code. */
  refuse: (error: unknown) => void;
}

/** Prevents double submission, shows a refusal at its field, and keeps the input (document 1 §5, §8). */
export function useSubmit<Values extends object, Result>(
  options: SubmitOptions<Values, Result>,
): Submit<Values> {
  const { form, errorPlace = 'toast' } = options;
  const { t } = useText();
  // Captured at submission: a 401 clears the session.
  const signedIn = useSession() !== null;
  // `busy` covers the request only; the lock also covers an open confirmation.
  const { run: once } = useOnce((work: () => Promise<void>) => work());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const focus = (field: string): void => {
    focusField(form.getInputNode<HTMLElement, string>(field) ?? options.nodeOf?.(field) ?? null);
  };
  const refuse = (cause: unknown): void => {
    // The session-expired flow has already shown a message and kept the drafts. Visitors have no session to expire.
    if (signedIn && cause instanceof HttpError && cause.status === 401) return;
    const field = options.fieldOf?.(cause) ?? null;
    if (field !== null) {
      form.setFieldError(field, formError(cause));
      focus(field);
    } else if (errorPlace === 'form') setError(cause);
    else if (options.unclear !== undefined && mayHaveArrived(cause))
      notify.error({ text: `${errorText(cause)} ${t(options.unclear)}` });
    else notify.error(describeError(cause));
  };
  const call = async (values: Values): Promise<{ result: Result } | null> => {
    try {
      return { result: await options.send(values) };
    } catch (cause) {
      const found = mayHaveArrived(cause) ? await options.arrived?.(values).catch(() => null) : null;
      if (found !== undefined && found !== null) return { result: found };
      refuse(cause);
      return null;
    }
  };
  const transmit = async (values: Values): Promise<void> => {
    setBusy(true);
    setError(null);
    const answered = tellSlow();
    try {
      const answer = await call(values);
      if (answer !== null) await options.done(answer.result, values);
    } finally {
      answered();
      setBusy(false);
    }
  };

  const onSubmit = (event?: SyntheticEvent<HTMLFormElement>): void =>
    form.onSubmit(
      (values) => {
        if (options.besides?.() === false) return;
        void once(async () => {
          if ((await options.ask?.(values)) !== false) await transmit(values);
        });
      },
      (errors) => {
        options.besides?.();
        options.wrong?.(errors);
        const wrong = Object.keys(errors).filter((field) => Boolean(errors[field]));
        const [first] = sorted(wrong, options.inOrder);
        if (first !== undefined) focus(first);
      },
    )(event);
  return {
    onSubmit,
    send: (values) => once(() => transmit(values)),
    busy,
    error,
    reset: () => setError(null),
    refuse,
  };
}

function sorted(
  wrong: readonly string[],
  inOrder: SubmitOptions<object, unknown>['inOrder'],
): readonly string[] {
  if (inOrder === undefined) return wrong;
  return typeof inOrder === 'function' ? inOrder(wrong) : inOrder.filter((field) => wrong.includes(field));
}

type Schema = Parameters<typeof schemaResolver>[0];

interface SchemaFormInput<Values> extends Omit<UseFormInput<Values>, 'validate' | 'enhanceGetInputProps'> {
  /** Its messages are text keys. */
  schema: Schema | ((values: Values) => Schema);
}

/** A form that a schema validates; uncontrolled, unless something follows every change. */
export function useSchemaForm<Values extends object>({
  schema,
  ...input
}: SchemaFormInput<Values>): UseFormReturnType<Values> {
  return useForm<Values>({
    mode: 'uncontrolled',
    ...input,
    validate: (values) =>
      schemaResolver(typeof schema === 'function' ? schema(values) : schema, { sync: true })(values),
    enhanceGetInputProps: useTranslatedErrors(),
  });
}

/** Forms store text keys, fields show them translated. Server texts pass unchanged. */
function useTranslatedErrors(): (payload: { inputProps: { error?: unknown } }) => { error?: string } {
  const { t } = useText();
  return ({ inputProps: { error } }) => {
    if (typeof error !== 'string') return {};
    // Safe: the key exists.
    return { error: i18next.exists(error) ? (t as (key: string) => string)(error) : error };
  };
}

export function formError(error: unknown): string {
  const described = describeError(error);
  return 'key' in described && described.vars === undefined ? described.key : errorText(error);
}
