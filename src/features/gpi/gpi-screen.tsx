import type { ReactNode } from 'react';
import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { ProcessLine } from '#src/parts/process/process-line.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { SystemBoundary } from '#src/ui/drawings/system-boundary.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { gpiQueries, type GpiEdition } from './queries.ts';
import classes from './gpi.module.css';

const MODULES = ['a1', 'a2', 'a3'] as const;

/** General programme instructions: a file per available language (document 2 §2). */
export function GpiScreen(): ReactNode {
  const { t } = useText();
  const user = useSession();
  const query = useQuery(gpiQueries.current());
  return (
    <PageWidth>
      <PageTitle title="gpi.title" intro="gpi.intro" />
      <section aria-labelledby="gpi-files" className={classes.layout}>
        <div className={classes.boundary}>
          <SystemBoundary labelled />
          <ol aria-label={t('intro.boundary.title')}>
            {MODULES.map((module) => (
              <li key={module}>
                <b>{module.toUpperCase()}</b> {t(`intro.boundary.${module}`)}
              </li>
            ))}
            <li>{t('intro.boundary.gate')}</li>
            <li>{t('gpi.use')}</li>
            <li>{t('gpi.reuse')}</li>
          </ol>
        </div>
        <div>
          <Title order={2} id="gpi-files" fz="1.25rem">
            {t('gpi.files')}
          </Title>
          <QueryState query={query} shape="rows" count={2} empty={<EmptyState title="gpi.notAvailable" />}>
            {(editions) => <Editions editions={editions} />}
          </QueryState>
          {user === null && query.data?.length !== 0 && (
            <p className={classes.hint}>{t('gpi.loginPrompt')}</p>
          )}
        </div>
      </section>
      <ProcessLine applies />
      <Group gap="0.5rem 1.5rem" mt="1.5rem">
        <TextLink to="/Pcr" label="nav.pcrIntro" />
        <TextLink to="/Epd" label="nav.epdIntro" />
      </Group>
    </PageWidth>
  );
}

function Editions({ editions }: { editions: readonly GpiEdition[] }): ReactNode {
  const { lang } = useText();
  // The edition in the language of the page comes first, as the primary button.
  const ownFirst = [...editions].sort((a, b) => Number(b.language === lang) - Number(a.language === lang));
  return (
    <Stack gap="1.25rem" mt="1rem">
      {ownFirst.map(({ language, attachmentId, fileName }, index) => (
        <div key={language}>
          <DownloadButton
            fullWidth
            variant={index === 0 ? 'filled' : 'default'}
            label={language === 'zh' ? 'epd.search.downloadCn' : 'epd.search.downloadEn'}
            fetchFile={fileCalls.attachment(attachmentId)}
            fileName={fileName}
          />
          <p className={classes.fileName}>{fileName}</p>
        </div>
      ))}
    </Stack>
  );
}
