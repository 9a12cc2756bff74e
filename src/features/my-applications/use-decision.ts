import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { HttpError, mayHaveArrived } from '#src/lib/errors.ts';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { useOnce } from '#src/ui/use-once.ts';
import type { Phrase } from '#src/ui/words.ts';

export interface DecisionWords {
  confirm: TextKey;
  confirmAsk: Phrase;
  confirmDone: TextKey;
  refuse: TextKey;
  refuseAsk: Phrase;
  refuseDone: TextKey;
}

/** Accepted, refused, or null while pending. */
export type Decided = boolean | null;

interface DecisionOptions<Paper> {
  /** Needs `meta: { silent: true }`: this hook reports failures. */
  mutation: Omit<UseMutationOptions<void, unknown, { paper: Paper; accept: boolean }>, 'mutationKey'>;
  /** The document on screen: the decision applies to it even if a newer one arrives meanwhile. */
  paper: Paper;
  words: DecisionWords;
  /** Refetches the document; throws on failure. */
  readOutcome: () => Promise<Decided>;
  onDone: () => void;
}

/**
 * Accepts or refuses a document after a prompt (document 2 §4). If it is unknown whether the request arrived (no answer, or an
 * unreadable one), the document is refetched and its state reported.
 */
export function useDecision<Paper>({ mutation, paper, words, readOutcome, onDone }: DecisionOptions<Paper>): {
  decide: (accept: boolean) => Promise<unknown>;
  running: 'accept' | 'refuse' | null;
} {
  const { mutateAsync } = useMutation(mutation);
  const [running, setRunning] = useState<'accept' | 'refuse' | null>(null);

  const done = (accept: boolean): void => {
    notify.success(accept ? words.confirmDone : words.refuseDone);
    onDone();
  };
  const explain = async (error: unknown, accept: boolean): Promise<void> => {
    // The session handling reports a 401 and redirects.
    if (error instanceof HttpError && error.status === 401) return;
    if (!mayHaveArrived(error)) {
      notify.error(describeError(error));
      return;
    }
    const decided = await readOutcome().catch(() => undefined);
    if (decided === accept) done(accept);
    else if (decided === undefined) notify.error('epd.mine.decision.unclear');
    else notify.error(decided === null ? 'epd.mine.decision.open' : 'epd.mine.decision.other');
  };

  const { run: decide } = useOnce(async (accept: boolean): Promise<void> => {
    const label = accept ? words.confirm : words.refuse;
    const agreed = await askConfirm({
      title: label,
      body: accept ? words.confirmAsk : words.refuseAsk,
      confirmLabel: label,
      danger: !accept,
    });
    if (!agreed) return;
    setRunning(accept ? 'accept' : 'refuse');
    try {
      await tellingSlow(mutateAsync({ paper, accept }));
      done(accept);
    } catch (error) {
      // The dialog stays open with the refetched state.
      await explain(error, accept);
    } finally {
      setRunning(null);
    }
  });
  return { decide, running };
}
