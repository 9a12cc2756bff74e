import { useState, type SyntheticEvent } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { useSession } from '#src/api/use-session.ts';
import { describeError, errorText } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { HttpError, mayHaveArrived } from '#src/lib/errors.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { notify } from '#src/ui/notify.ts';
import { tellSlow } from '#src/ui/tell-slow.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { formError } from './use-form-errors.ts';

type SubmittedForm<Values> = Pick<UseFormReturnType<Values>, 'onSubmit' | 'setFieldError' | 'getInputNode'>;

interface SubmitOptions<Values, Result> {
  form: SubmittedForm<Values>;
  /** The call. Its mutation says `meta: { silent: true }`: this form tells its failures. */
  send: (values: Values) => Promise<Result>;
  /** It was taken: drop the draft, say so, go on. The button is busy until this is done. */
  done: (result: Result, values: Values) => unknown;
  /** What must hold besides the fields (a consent, no running upload); asked also when fields are wrong. */
  besides?: () => boolean;
  /** Fields are wrong: what else follows from that. */
  wrong?: (errors: Readonly<Record<string, unknown>>) => void;
  /** The last question before sending, when all is right; false keeps everything as it is. */
  ask?: (values: Values) => boolean | Promise<boolean>;
  /** The field that a refusal speaks of; null or no function: none. */
  fieldOf?: (error: unknown) => string | null;
  /** Wrong fields in the order of the page, where that is not the order of the schema. */
  inOrder?: readonly string[] | ((wrong: readonly string[]) => readonly string[]);
  /** Where a field stands that the form does not know by its path. */
  nodeOf?: (field: string) => HTMLElement | null;
  /** No answer came: whether it arrived nevertheless. Null leaves it a failure. */
  arrived?: (values: Values) => Promise<Result | null>;
  /** `toast` (usual): a short message. `form`: the form shows `error` with `SubmitFailure`, and it stays. */
  told?: 'toast' | 'form';
  /** Said for an error that has no words of its own. */
  fallback?: TextKey;
  /** Added when nobody knows whether it arrived: what to look at before sending again. */
  unclear?: TextKey;
}

export interface Submit<Values> {
  /** For `<form noValidate onSubmit>`: checks, asks, sends. */
  onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** Sends values that were checked already, e.g. from a summary. */
  send: (values: Values) => Promise<void>;
  /** For `loading` of the button. */
  busy: boolean;
  /** Of the last attempt, when no field is to blame; null while there is none. */
  error: unknown;
  reset: () => void;
  /** Says at a field, or as a message, why something was refused: for steps before sending, such as a code by SMS. */
  refuse: (error: unknown) => void;
}

/**
 * The one way of a form to the server (document 1 §5, §8): the first wrong field gets the focus; nothing is sent twice; a
 * refusal stands at the field that it speaks of, anything else becomes a message; what was typed stays.
 */
export function useSubmit<Values extends object, Result>(
  options: SubmitOptions<Values, Result>,
): Submit<Values> {
  const { form, told = 'toast' } = options;
  const { t } = useText();
  // As it was when sending began: a 401 clears it.
  const signedIn = useSession() !== null;
  // Busy is what is under way at the server; the lock holds while a question is open too.
  const { run: once } = useOnce((work: () => Promise<void>) => work());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const focus = (field: string): void => {
    focusField(form.getInputNode<HTMLElement, string>(field) ?? options.nodeOf?.(field) ?? null);
  };
  const refuse = (cause: unknown): void => {
    // The path of an ended session has said it and leads away; drafts are kept. A visitor had none.
    if (signedIn && cause instanceof HttpError && cause.status === 401) return;
    const field = options.fieldOf?.(cause) ?? null;
    if (field !== null) {
      form.setFieldError(field, formError(cause));
      focus(field);
    } else if (told === 'form') setError(cause);
    else if (options.unclear !== undefined && mayHaveArrived(cause))
      notify.error({ text: `${errorText(cause, options.fallback)} ${t(options.unclear)}` });
    else notify.error(describeError(cause, options.fallback));
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
    // A server that is silent is not waited for without a word.
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
