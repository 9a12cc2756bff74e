import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { QUOTE } from '#src/lib/states.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { FileList, FileRow } from './file-row.tsx';
import type { MyApplication, Quote } from './model.ts';
import { moneyIn } from './money.ts';
import { PaperSubject } from './paper-subject.tsx';
import { applicationMutations, applicationQueries } from './queries.ts';
import { quoteState } from './rules.ts';
import { quoteDecisions } from './situation.ts';
import { useDecision, type DecisionWords } from './use-decision.ts';
import classes from './paper.module.css';

interface QuoteDialogProps {
  application: MyApplication;
  opened: boolean;
  onClose: () => void;
}

/** The prompts repeat the amount and the validity. */
function wordsOf(
  quote: Quote | null,
  money: (amount: number) => string,
  day: (date: string) => string,
): DecisionWords {
  const { amount = null, validUntil = null } = quote ?? {};
  const vars = { amount: money(amount ?? 0), date: day(validUntil ?? '') };
  return {
    confirm: 'quote.confirm',
    confirmAsk:
      amount === null || validUntil === null ? 'quote.confirmAsk' : { key: 'quote.confirmAskAmount', vars },
    confirmDone: 'quote.confirmDone',
    refuse: 'quote.refuse',
    refuseAsk: amount === null ? 'quote.refuseAsk' : { key: 'quote.refuseAskAmount', vars },
    refuseDone: 'quote.refuseDone',
  };
}

/** Service price with its PDF, and the decision while it is pending (document 2 §2, §4). */
export function QuoteDialog({ application, opened, onClose }: QuoteDialogProps): ReactNode {
  const { t, lang } = useText();
  const query = useQuery({ ...applicationQueries.quote(application.id), enabled: opened });
  const quote = query.data ?? null;
  const { decide, running } = useDecision({
    mutation: applicationMutations.decideQuote(),
    paper: quote?.id ?? '',
    words: wordsOf(
      quote,
      (amount) => moneyIn(amount, quote?.currency ?? '', t),
      (date) => formatDateInText(date, lang),
    ),
    readOutcome: async () => {
      const { data, isSuccess } = await query.refetch();
      if (!isSuccess || data?.status == null || data.id !== quote?.id)
        throw new Error('The quote could not be read');
      return data.status === QUOTE.pending ? null : data.status === QUOTE.confirmed;
    },
    onDone: onClose,
  });
  const may = quote === null ? { confirm: false, refuse: false } : quoteDecisions(quote, platformToday());
  const over = may.refuse && !may.confirm;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="quote.title"
      closable={running === null}
      footer={
        may.refuse ? (
          <DecisionButtons
            accept={may.confirm ? 'quote.confirm' : null}
            refuse="quote.refuse"
            running={running}
            decide={decide}
          />
        ) : undefined
      }
    >
      <QueryState query={query} shape="text" count={5} empty={<EmptyState title="quote.empty" />}>
        {(data) =>
          data.status === QUOTE.notIssued ? (
            <EmptyState title="quote.empty" />
          ) : (
            <QuoteContent quote={data} over={over} application={application} />
          )
        }
      </QueryState>
    </Dialog>
  );
}

interface QuoteContentProps {
  quote: Quote;
  over: boolean;
  application: MyApplication;
}

function QuoteContent({ quote, over, application }: QuoteContentProps): ReactNode {
  const { t, lang } = useText();
  const { status, validUntil } = quote;
  const money = (amount: number | null): string => moneyIn(amount, quote.currency, t);
  return (
    <div className={classes.paper}>
      <PaperSubject application={application} />
      {over && (
        <p className={classes.over} role="note">
          {t('quote.over', { date: formatDateInText(validUntil ?? '', lang) })}
        </p>
      )}
      <div className={classes.head}>
        {quote.amount !== null && (
          <p className={classes.amount}>
            <span className={classes.amountLabel}>{t('quote.amount')}</span>
            {money(quote.amount)}
          </p>
        )}
        <StatusBadge
          {...(status === null
            ? ({ tone: 'neutral', label: 'epd.mine.stateUnknown' } as const)
            : quoteState({ status, validUntil }, platformToday()))}
        />
      </div>
      {quote.items.length > 0 && (
        <table className={classes.items}>
          <thead>
            <tr>
              <th scope="col">{t('quote.item')}</th>
              <th scope="col" data-number>
                {t('quote.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {quote.items.map((item, index) => (
              // Index as key: lines may be identical and are never reordered.
              <tr key={index}>
                <th scope="row">
                  <AsWritten text={nameIn(lang, item.name)} />
                </th>
                <td data-number>{money(item.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('quote.total')}</th>
              <td data-number>{money(quote.amount)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <FactList
        facts={[
          { label: 'quote.issuedAt', value: quote.issuedAt !== null && formatDateTime(quote.issuedAt, lang) },
          { label: 'quote.validUntil', value: validUntil !== null && formatDate(validUntil, lang) },
          {
            label: 'quote.decidedAt',
            value: quote.decidedAt !== null && formatDateTime(quote.decidedAt, lang),
          },
        ]}
      />
      <FileList>
        <FileRow label="quote.file" file={quote.file} isPdf />
      </FileList>
    </div>
  );
}
