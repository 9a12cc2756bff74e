import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconCopyPlus } from '@tabler/icons-react';
import { platformToday } from '#src/api/server-clock.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText, formatDateTime } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { QUOTE, STAGE_LABEL } from '#src/lib/states.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { ApplicationNow } from './application-now.tsx';
import { ApplicationDrawing, productsOf } from './application-subject.tsx';
import { Dialogs } from './dialogs.tsx';
import { ItemDetails } from './item-details.tsx';
import type { ApplicationDetail, MyApplication } from './model.ts';
import { Papers } from './papers.tsx';
import { applicationQueries } from './queries.ts';
import { isContractVisible, uploadableFiles } from './rules.ts';
import { latePlan } from './situation.ts';
import type { DialogKind } from './search.ts';
import { Story } from './story-list.tsx';
import { storyOf } from './story.ts';
import { useApplication } from './use-applications.ts';
import classes from './details.module.css';

interface ApplicationScreenProps {
  id: string;
  /** Dialog open on top of the page; part of the URL. */
  dialog?: DialogKind | undefined;
}

/** One application: where it stands, what has happened, its products and files (document 2 §2). */
export function ApplicationScreen(props: ApplicationScreenProps): ReactNode {
  const user = useSession();
  // Without a user the route guard is already redirecting.
  return user === null ? null : <OwnApplication key={props.id} userId={user.id} {...props} />;
}

function OwnApplication({ userId, id, dialog }: ApplicationScreenProps & { userId: string }): ReactNode {
  const text = useText();
  const { query, application } = useApplication(userId, id);
  const go = useDialogInUrl(id);
  const place = useRef<HTMLDivElement>(null);
  const arrivedWith = useRef(dialog);
  const isThere = application !== undefined;
  // After navigation to a dialog nothing has the focus: focus the page first, so that closing the dialog returns it there.
  useLayoutEffect(() => {
    if (isThere && arrivedWith.current !== undefined) place.current?.focus({ preventScroll: true });
  }, [isThere]);
  return (
    <PageWidth>
      <PageTitle
        drawing={
          (isThere || (query.data === undefined && query.error === null)) && (
            <div className={classes.drawing}>
              {isThere && <ApplicationDrawing application={application} size={96} />}
            </div>
          )
        }
        above={<BackLink to="/epd/mineEpd">{text.t('nav.epdMine')}</BackLink>}
        title={application === undefined ? 'epd.mine.detailTitle' : { text: productsOf(application, text) }}
      >
        <p className={classes.number}>
          {application !== undefined && application.number !== '' && (
            <>
              {application.number} <CopyButton value={application.number} what="epd.mine.copyNumber" />
            </>
          )}
        </p>
      </PageTitle>
      <QueryState
        query={{ ...query, data: query.data && (application ?? null) }}
        shape="story line"
        count={5}
        empty={<EmptyState why="found" title="epd.mine.notYours" />}
      >
        {(found) => (
          <div ref={place} tabIndex={-1} className={classes.root}>
            <ApplicationNow application={found} onOpen={go} />
            <Details application={found} onOpen={go} />
            <Dialogs application={found} open={dialog ?? null} onClose={() => go(undefined)} />
          </div>
        )}
      </QueryState>
    </PageWidth>
  );
}

function useDialogInUrl(id: string): (dialog: DialogKind | undefined) => void {
  const navigate = useNavigate();
  return (dialog) => {
    void navigate({
      to: '/epd/mineEpd/$id',
      params: { id },
      search: { dialog },
      replace: true,
      resetScroll: false,
    });
  };
}

interface DetailsProps {
  application: MyApplication;
  onOpen: (kind: DialogKind) => void;
}

function Details({ application, onOpen }: DetailsProps): ReactNode {
  const query = useQuery(applicationQueries.detail(application.id));
  return (
    <QueryState query={query} shape="story" count={5} empty={<EmptyState title="common.noData" />}>
      {(detail) => (
        <>
          <div className={classes.columns}>
            <History detail={detail} application={application} onOpen={onOpen} />
            <Facts detail={detail} application={application} />
          </div>
          <Products detail={detail} said={application.remark} onUpload={() => onOpen('upload')} />
        </>
      )}
    </QueryState>
  );
}

/** Waits for quote and contract, which have events of their own; where one has none, it stands below them. */
function History({ detail, application, onOpen }: DetailsProps & { detail: ApplicationDetail }): ReactNode {
  const { id, progress } = application;
  const silent = { meta: { silent: true } };
  const { data: quote, isLoading: quoteComes } = useQuery({
    ...applicationQueries.quote(id),
    ...silent,
    enabled: progress.quote !== QUOTE.notIssued,
  });
  const { data: contract, isLoading: contractComes } = useQuery({
    ...applicationQueries.contract(id),
    ...silent,
    enabled: isContractVisible(progress.contract),
  });
  if (quoteComes || contractComes) return <LoadingState shape="rows" count={4} />;
  const events = storyOf({ detail, quote, contract });
  return (
    <div>
      <Story events={events} onOpen={onOpen} />
      <Papers progress={progress} within={events} onOpen={onOpen} />
    </div>
  );
}

interface ProductsProps {
  detail: ApplicationDetail;
  said: string;
  onUpload: () => void;
}

function Products({ detail, said, onUpload }: ProductsProps): ReactNode {
  return (
    <Section title="epd.mine.products" space="near">
      {detail.items.map((item) => (
        <ItemDetails
          key={item.id}
          item={item}
          said={said}
          asked={uploadableFiles(detail.stage, item)}
          onUpload={onUpload}
        />
      ))}
    </Section>
  );
}

interface FactsProps {
  detail: ApplicationDetail;
  application: MyApplication;
}

function Facts({ detail, application: { id, progress } }: FactsProps): ReactNode {
  const { t, lang } = useText();
  const { stage } = progress;
  const late = latePlan(progress, platformToday());
  const pcr = nameIn(lang, detail.pcr);
  return (
    <Section title="epd.mine.facts" space="near">
      <FactList
        stacked
        facts={[
          {
            label: 'epd.mine.applyTime',
            value: detail.appliedAt !== '' && formatDateTime(detail.appliedAt, lang),
          },
          { label: 'epd.mine.applyCompany', value: nameIn(lang, detail.company) },
          {
            label: 'epd.mine.pcrName',
            value: (pcr !== '' || detail.pcrNumber !== '') && (
              <div>
                <AsWritten text={pcr} />
                {pcr !== '' && detail.pcrNumber !== '' && ' · '}
                <code className={classes.whole}>{detail.pcrNumber}</code>
              </div>
            ),
          },
          {
            label: stage === null ? 'epd.mine.progress' : STAGE_LABEL[stage],
            value: late !== null && t(late.key, { date: formatDateInText(late.date, lang) }),
          },
        ]}
      />
      <LinkButton
        mt="md"
        to="/epd/epdApplyFor"
        search={{ copyOf: id }}
        variant="default"
        leftSection={<IconCopyPlus size={18} aria-hidden />}
        label="epd.mine.copy"
      />
    </Section>
  );
}
