import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { CONTRACT, QUOTE } from '#src/lib/states.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { FileList, FileRow } from './file-row.tsx';
import type { Contract, Quote } from './model.ts';
import { moneyIn, PaperDialog, type PaperProps } from './paper-dialog.tsx';
import { applicationMutations, applicationQueries } from './queries.ts';
import { CONTRACT_STATE, isContractVisible, UNKNOWN_STATE } from './rules.ts';
import { isPast, mayDecideContract } from './situation.ts';
import classes from './paper.module.css';
import base from '#src/ui/base.module.css';

/** Contract file and decision; hidden below status 2 (document 2 §4). */
export function ContractDialog(props: PaperProps): ReactNode {
  const { application, opened } = props;
  const query = useQuery({ ...applicationQueries.contract(application.id), enabled: opened });
  // The contract states no amount: it is that of the accepted quote. Both come at once, or the buttons would move.
  const quote = useQuery({
    ...applicationQueries.quote(application.id),
    enabled: opened,
    meta: { silent: true },
  });
  const { error, isFetching, refetch } = query;
  const both = { data: quote.isPending ? undefined : query.data, error, isFetching, refetch };
  const contract = both.data ?? null;
  const number = contract?.number ?? '';
  const decidable = contract !== null && mayDecideContract(contract.status);
  return (
    <PaperDialog
      {...props}
      kind="contract"
      count={8}
      query={query}
      shown={both}
      isIssued={({ status }) => isContractVisible(status)}
      may={{ confirm: decidable, refuse: decidable }}
      mutation={applicationMutations.decideContract()}
      paper={{ applyId: contract?.applyId || application.applyId, id: contract?.id ?? '' }}
      // The prompts repeat the contract number.
      asks={
        number === ''
          ? { confirm: 'contract.confirmAsk', refuse: 'contract.refuseAsk' }
          : {
              confirm: { key: 'contract.confirmAskNumber', vars: { number } },
              refuse: { key: 'contract.refuseAskNumber', vars: { number } },
            }
      }
      outcomeOf={(status) => (status === CONTRACT.awaitingCustomer ? null : status === CONTRACT.signed)}
    >
      {(data) => <ContractContent contract={data} quote={quote.data ?? null} />}
    </PaperDialog>
  );
}

function ContractContent({ contract, quote }: { contract: Contract; quote: Quote | null }): ReactNode {
  const { t, lang } = useText();
  const price =
    quote?.status === QUOTE.confirmed && quote.amount !== null
      ? [{ label: 'quote.amount' as const, value: moneyIn(quote.amount, quote.currency, t) }]
      : [];
  return (
    <>
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
                {...(contract.status === null ? UNKNOWN_STATE : CONTRACT_STATE[contract.status])}
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
    </>
  );
}
