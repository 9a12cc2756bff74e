import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCopyPlus } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { QUOTE } from '#src/lib/states.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import type { DialogKind } from './use-dialogs.ts';
import { ItemDetails } from './item-details.tsx';
import type { ApplicationDetail, MyApplication } from './model.ts';
import { applicationQueries } from './queries.ts';
import { CONTRACT_LABEL, CONTRACT_TONE, isContractVisible, quoteState, uploadableFiles } from './rules.ts';
import { StageHistory } from './stage-history.tsx';
import classes from './details.module.css';

interface DetailsDialogProps {
  application: MyApplication;
  opened: boolean;
  onClose: () => void;
  /** Opens another dialog of the application on top of this one. */
  onOpen: (kind: DialogKind) => void;
}

/** Products with their files, quote, contract and stage history (document 2 §2). */
export function DetailsDialog({ application, opened, onClose, onOpen }: DetailsDialogProps): ReactNode {
  const query = useQuery({ ...applicationQueries.detail(application.id), enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title="epd.mine.detailTitle" size="wide">
      <QueryState query={query} shape="text" count={5} empty={<EmptyState title="common.noData" />}>
        {(detail) => <Details detail={detail} application={application} onOpen={onOpen} />}
      </QueryState>
    </Dialog>
  );
}

interface DetailsProps extends Pick<DetailsDialogProps, 'application' | 'onOpen'> {
  detail: ApplicationDetail;
}

function Details({ detail, application, onOpen }: DetailsProps): ReactNode {
  const { t, lang } = useText();
  const { quote, contract, customerDue } = application.progress;
  const maySend = detail.items.some((item) => uploadableFiles(detail.stage, item).length > 0);
  return (
    <div className={classes.root}>
      <div className={classes.ways}>
        <LinkButton
          to="/epd/epdApplyFor"
          search={{ copyOf: detail.id }}
          variant="default"
          size="sm"
          leftSection={<IconCopyPlus size={18} aria-hidden />}
        >
          {t('epd.mine.copy')}
        </LinkButton>
      </div>
      <FactList
        facts={[
          {
            key: 'number',
            label: 'epd.mine.number',
            value: detail.number !== '' && <Code value={detail.number} />,
          },
          {
            key: 'applied',
            label: 'epd.mine.applyTime',
            value: detail.appliedAt !== '' && formatDateTime(detail.appliedAt, lang),
          },
          { key: 'company', label: 'epd.mine.applyCompany', value: nameIn(lang, detail.company) },
          {
            key: 'pcr',
            label: 'epd.mine.pcrName',
            value: (nameIn(lang, detail.pcr) !== '' || detail.pcrNumber !== '') && (
              <Pcr name={nameIn(lang, detail.pcr)} number={detail.pcrNumber} />
            ),
          },
        ]}
      />
      <Section
        title="epd.mine.products"
        space="near"
        order={3}
        action={
          maySend && (
            <Button
              variant="outline"
              onClick={() => {
                onOpen('upload');
              }}
            >
              {t('epd.mine.btnUpload')}
            </Button>
          )
        }
      >
        {detail.items.map((item) => (
          <ItemDetails key={item.id} item={item} />
        ))}
      </Section>
      <Section title="epd.mine.papers" space="near" order={3}>
        <ul className={classes.papers}>
          <Paper
            label="quote.title"
            state={
              quote === null ? null : quoteState({ status: quote, validUntil: customerDue }, platformToday())
            }
            onOpen={
              quote === QUOTE.notIssued
                ? null
                : () => {
                    onOpen('quote');
                  }
            }
          />
          <Paper
            label="contract.title"
            state={
              contract === null ? null : { tone: CONTRACT_TONE[contract], label: CONTRACT_LABEL[contract] }
            }
            onOpen={
              isContractVisible(contract)
                ? () => {
                    onOpen('contract');
                  }
                : null
            }
          />
        </ul>
      </Section>
      {detail.stages.length > 0 && (
        <Section title="epd.mine.history" space="near" order={3}>
          <StageHistory stages={detail.stages} returns={detail.returns} current={detail.stage} />
        </Section>
      )}
    </div>
  );
}

/** Name and number of the PCR, without a line break in the number. */
function Pcr({ name, number }: { name: string; number: string }): ReactNode {
  return (
    <div>
      <AsWritten text={name} />
      {name !== '' && number !== '' && ' · '}
      <span className={classes.whole}>{number}</span>
    </div>
  );
}

function Code({ value }: { value: string }): ReactNode {
  return (
    <span className={classes.code}>
      {value} <CopyButton value={value} what="epd.mine.copyNumber" />
    </span>
  );
}

interface PaperProps {
  label: TextKey;
  /** Null when unknown. */
  state: { tone: Tone; label: TextKey } | null;
  /** Null when there is nothing to open. */
  onOpen: (() => void) | null;
}

function Paper({ label, state, onOpen }: PaperProps): ReactNode {
  const { t } = useText();
  return (
    <li className={classes.paper}>
      <span className={classes.paperName}>{t(label)}</span>
      {state !== null && <StatusBadge {...state} />}
      {onOpen !== null && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`${t('epd.mine.open')}: ${t(label)}`}
          onClick={onOpen}
        >
          {t('epd.mine.open')}
        </Button>
      )}
    </li>
  );
}
