import { useMutation, type UseMutationOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';
import { HttpError, mayHaveArrived } from '#src/lib/errors.ts';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import base from '#src/ui/base.module.css';
import { Button } from '#src/ui/button-and-link.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import { useOnce } from '#src/ui/use-once.ts';
import type { Phrase } from '#src/ui/words.ts';
import { productsOf } from './application-subject.tsx';
import type { Contract, MyApplication, Quote } from './model.ts';
import classes from './paper.module.css';

export interface PaperProps {
  application: MyApplication;
  opened: boolean;
  onClose: () => void;
}

type Decision = 'confirm' | 'refuse';

const TEXTS = {
  quote: {
    empty: 'quote.empty',
    confirm: 'quote.confirm',
    confirmDone: 'quote.confirmDone',
    refuse: 'quote.refuse',
    refuseDone: 'quote.refuseDone',
  },
  contract: {
    empty: 'contract.empty',
    confirm: 'contract.confirm',
    confirmDone: 'contract.confirmDone',
    refuse: 'contract.refuse',
    refuseDone: 'contract.refuseDone',
  },
} as const;

interface PaperDialogProps<Paper extends Quote | Contract, Key> extends PaperProps {
  kind: 'quote' | 'contract';
  /** Usual number of lines. */
  count: number;
  query: UseQueryResult<Paper | null>;
  /** What is shown, where that needs more than the paper itself. */
  shown?: QueryLike<Paper | null>;
  /** Whether there is something to show. */
  isIssued: (paper: Paper) => boolean;
  /** A quote past its last day can only be refused. */
  may: Record<Decision, boolean>;
  /** Needs `meta: { silent: true }`: the dialog reports failures. */
  mutation: Omit<UseMutationOptions<void, unknown, { paper: Key; accept: boolean }>, 'mutationKey'>;
  /** The paper on screen: the decision applies to it even if a newer one arrives meanwhile. */
  paper: Key;
  asks: Record<Decision, Phrase>;
  /** Whether the paper was accepted; null while it is pending. */
  outcomeOf: (status: NonNullable<Paper['status']>) => boolean | null;
  children: (paper: Paper) => ReactNode;
}

/**
 * A quote or a contract, and the decision on it after a prompt (document 2 §4). If it is unknown whether the request arrived (no
 * answer, or an unreadable one), the paper is refetched and its state reported.
 */
export function PaperDialog<Paper extends Quote | Contract, Key>(
  props: PaperDialogProps<Paper, Key>,
): ReactNode {
  const { application, opened, onClose, kind, count, query, isIssued, may, asks, children } = props;
  const text = useText();
  const { mutateAsync } = useMutation(props.mutation);
  const [running, setRunning] = useState<Decision | null>(null);
  const id = query.data?.id;

  const done = (decision: Decision): void => {
    notify.success(TEXTS[kind][`${decision}Done`]);
    onClose();
  };
  const readOutcome = async (): Promise<boolean | null> => {
    const { data, isSuccess } = await query.refetch();
    if (!isSuccess || data?.status == null || data.id !== id) throw new Error('The paper could not be read');
    return props.outcomeOf(data.status);
  };
  const explain = async (error: unknown, decision: Decision): Promise<void> => {
    // The session handling reports a 401 and redirects.
    if (error instanceof HttpError && error.status === 401) return;
    if (!mayHaveArrived(error)) {
      notify.error(describeError(error));
      return;
    }
    const accepted = await readOutcome().catch(() => undefined);
    if (accepted === (decision === 'confirm')) done(decision);
    else if (accepted === undefined) notify.error('epd.mine.decision.unclear');
    else notify.error(accepted === null ? 'epd.mine.decision.open' : 'epd.mine.decision.other');
  };
  const { run: decide } = useOnce(async (decision: Decision): Promise<void> => {
    const agreed = await askConfirm({
      title: TEXTS[kind][decision],
      body: asks[decision],
      confirmLabel: TEXTS[kind][decision],
      danger: decision === 'refuse',
    });
    if (!agreed) return;
    setRunning(decision);
    try {
      await tellingSlow(mutateAsync({ paper: props.paper, accept: decision === 'confirm' }));
      done(decision);
    } catch (error) {
      // The dialog stays open with the refetched state.
      await explain(error, decision);
    } finally {
      setRunning(null);
    }
  });
  // While one is pending the other is disabled.
  const button = (decision: Decision) => ({
    label: TEXTS[kind][decision],
    loading: running === decision,
    disabled: running !== null && running !== decision,
    onClick: () => void decide(decision),
  });
  const empty = <EmptyState title={TEXTS[kind].empty} />;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${kind}.title`}
      closable={running === null}
      footer={
        may.refuse ? (
          <>
            <Button {...button('refuse')} variant="outline" color="refused" />
            {may.confirm && <Button {...button('confirm')} />}
          </>
        ) : undefined
      }
    >
      <QueryState query={props.shown ?? query} shape="text" count={count} empty={empty}>
        {(paper) =>
          isIssued(paper) ? (
            <Stack gap="1.25rem">
              {/* Must be seen before deciding, also when a link opens the dialog. */}
              <div className={classes.subject}>
                <p>
                  <AsWritten text={productsOf(application, text)} tag />
                </p>
                {application.number !== '' && <p className={base.figure}>{application.number}</p>}
              </div>
              {children(paper)}
            </Stack>
          ) : (
            empty
          )
        }
      </QueryState>
    </Dialog>
  );
}

/** An amount in its currency; a plain number when the currency is unknown. */
export function moneyIn(amount: number | null, currency: string, t: Translate): string {
  return currency === 'CNY'
    ? t('quote.amountValue', { amount: formatNumber(amount, 2) })
    : formatQuantity(amount, currency, 2);
}
