import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { QUOTE } from '#src/lib/states.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { FileList, FileRow } from './file-row.tsx';
import type { Quote } from './model.ts';
import { moneyIn, PaperDialog, type PaperProps } from './paper-dialog.tsx';
import { applicationMutations, applicationQueries } from './queries.ts';
import { quoteState, UNKNOWN_STATE } from './rules.ts';
import { quoteDecisions } from './situation.ts';
import classes from './paper.module.css';

/** Service price with its PDF, and the decision while it is pending (document 2 §2, §4). */
export function QuoteDialog(props: PaperProps): ReactNode {
  const { t, lang } = useText();
  const query = useQuery({ ...applicationQueries.quote(props.application.id), enabled: props.opened });
  const quote = query.data ?? null;
  const { amount = null, validUntil = null, currency = '' } = quote ?? {};
  const may = quote === null ? { confirm: false, refuse: false } : quoteDecisions(quote, platformToday());
  const vars = { amount: moneyIn(amount ?? 0, currency, t), date: formatDateInText(validUntil ?? '', lang) };
  return (
    <PaperDialog
      {...props}
      kind="quote"
      count={5}
      query={query}
      isIssued={({ status }) => status !== QUOTE.notIssued}
      may={may}
      mutation={applicationMutations.decideQuote()}
      paper={quote?.id ?? ''}
      // The prompts repeat the amount and the validity.
      asks={{
        confirm:
          amount === null || validUntil === null
            ? 'quote.confirmAsk'
            : { key: 'quote.confirmAskAmount', vars },
        refuse: amount === null ? 'quote.refuseAsk' : { key: 'quote.refuseAskAmount', vars },
      }}
      outcomeOf={(status) => (status === QUOTE.pending ? null : status === QUOTE.confirmed)}
    >
      {(data) => <QuoteContent quote={data} over={may.refuse && !may.confirm} />}
    </PaperDialog>
  );
}

function QuoteContent({ quote, over }: { quote: Quote; over: boolean }): ReactNode {
  const { t, lang } = useText();
  const { status, validUntil } = quote;
  const money = (amount: number | null): string => moneyIn(amount, quote.currency, t);
  return (
    <>
      {over && (
        <p className={classes.over} role="note">
          {t('quote.over', { date: formatDateInText(validUntil ?? '', lang) })}
        </p>
      )}
      <Group gap="0.75rem" align="flex-end" justify="space-between">
        {quote.amount !== null && (
          <p className={classes.amount}>
            <span className={classes.amountLabel}>{t('quote.amount')}</span>
            {money(quote.amount)}
          </p>
        )}
        <StatusBadge
          {...(status === null ? UNKNOWN_STATE : quoteState({ status, validUntil }, platformToday()))}
        />
      </Group>
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
              <th scope="row">{t('epd.detail.total')}</th>
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
    </>
  );
}
