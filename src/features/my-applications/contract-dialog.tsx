import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { FileList, FileRow } from './file-row.tsx';
import type { Contract, MyApplication, Quote } from './model.ts';
import { moneyIn } from './money.ts';
import { PaperSubject } from './paper-subject.tsx';
import { applicationMutations, applicationQueries } from './queries.ts';
import { CONTRACT_LABEL, CONTRACT_TONE, isContractVisible } from './rules.ts';
import { isPast, mayDecideContract } from './situation.ts';
import { useDecision, type DecisionWords } from './use-decision.ts';
import classes from './paper.module.css';
import base from '#src/ui/base.module.css';

interface ContractDialogProps {
  application: MyApplication;
  opened: boolean;
  onClose: () => void;
}

/** The prompts repeat the contract number. */
function wordsOf(number: string): DecisionWords {
  const vars = { number };
  return {
    confirm: 'contract.confirm',
    confirmAsk: number === '' ? 'contract.confirmAsk' : { key: 'contract.confirmAskNumber', vars },
    confirmDone: 'contract.confirmDone',
    refuse: 'contract.refuse',
    refuseAsk: number === '' ? 'contract.refuseAsk' : { key: 'contract.refuseAskNumber', vars },
    refuseDone: 'contract.refuseDone',
  };
}

/** Contract file and decision; hidden below status 2 (document 2 §4). */
export function ContractDialog({ application, opened, onClose }: ContractDialogProps): ReactNode {
  const { id, applyId } = application;
  const query = useQuery({ ...applicationQueries.contract(id), enabled: opened });
  // The contract states no amount: it is that of the accepted quote. Both come at once, or the buttons would move.
  const quote = useQuery({ ...applicationQueries.quote(id), enabled: opened, meta: { silent: true } });
  const { error, isFetching, refetch } = query;
  const both = { data: quote.isPending ? undefined : query.data, error, isFetching, refetch };
  const contract = both.data ?? null;
  const { decide, running } = useDecision({
    mutation: applicationMutations.decideContract(),
    paper: { applyId: contract?.applyId || applyId, id: contract?.id ?? '' },
    words: wordsOf(contract?.number ?? ''),
    readOutcome: async () => {
      const { data, isSuccess } = await query.refetch();
      if (!isSuccess || data?.status == null || data.id !== contract?.id)
        throw new Error('The contract could not be read');
      return data.status === CONTRACT.awaitingCustomer ? null : data.status === CONTRACT.signed;
    },
    onDone: onClose,
  });
  const decidable = contract !== null && mayDecideContract(contract.status);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="contract.title"
      closable={running === null}
      footer={
        decidable ? (
          <DecisionButtons
            accept="contract.confirm"
            refuse="contract.refuse"
            running={running}
            decide={decide}
          />
        ) : undefined
      }
    >
      <QueryState query={both} shape="text" count={8} empty={<EmptyState title="contract.empty" />}>
        {(data) =>
          isContractVisible(data.status) ? (
            <ContractContent contract={data} quote={quote.data ?? null} application={application} />
          ) : (
            <EmptyState title="contract.empty" />
          )
        }
      </QueryState>
    </Dialog>
  );
}

interface ContractContentProps {
  contract: Contract;
  quote: Quote | null;
  application: MyApplication;
}

function ContractContent({ contract, quote, application }: ContractContentProps): ReactNode {
  const { t, lang } = useText();
  const price =
    quote?.status === QUOTE.confirmed && quote.amount !== null
      ? [{ label: 'quote.amount' as const, value: moneyIn(quote.amount, quote.currency, t) }]
      : [];
  return (
    <div className={classes.paper}>
      <PaperSubject application={application} />
      {mayDecideContract(contract.status) && isPast(contract.signBy, platformToday()) && (
        <p className={classes.over} role="note">
          {t('contract.over', { date: formatDateInText(contract.signBy ?? '', lang) })}
        </p>
      )}
      <FactList
        facts={[
          {
            label: 'contract.status',
            value: (
              <StatusBadge
                tone={contract.status === null ? 'neutral' : CONTRACT_TONE[contract.status]}
                label={contract.status === null ? 'epd.mine.stateUnknown' : CONTRACT_LABEL[contract.status]}
              />
            ),
          },
          {
            label: 'contract.number',
            value: contract.number === '' ? null : <span className={base.figure}>{contract.number}</span>,
          },
          ...price,
          {
            label: 'contract.issuedAt',
            value: contract.issuedAt !== null && formatDateTime(contract.issuedAt, lang),
          },
          { label: 'contract.signBy', value: contract.signBy !== null && formatDate(contract.signBy, lang) },
          {
            label: 'contract.decidedAt',
            value: contract.decidedAt !== null && formatDateTime(contract.decidedAt, lang),
          },
        ]}
      />
      <FileList>
        <FileRow label="contract.file" file={contract.file} isPdf />
      </FileList>
    </div>
  );
}
