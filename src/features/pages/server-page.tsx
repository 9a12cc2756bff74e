import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { HtmlFrame } from '#src/ui/html-frame.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { SectionNav } from '#src/ui/section-nav.tsx';
import { PrintButton } from '#src/ui/print-button.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { pageQueries } from './queries.ts';
import { SERVER_PAGES, type ServerPageName } from './server-pages.ts';
import classes from './pages.module.css';

interface ServerPageProps {
  name: ServerPageName;
  /** Without anything beside it. */
  alone?: boolean;
}

/** Print shows the page's text, as browsers cut an iframe (document 2 §2, decision 22). */
export function ServerPage({ name, alone = false }: ServerPageProps): ReactNode {
  const { lang } = useText();
  const query = useQuery(pageQueries.html(name, lang));
  return (
    <QueryState
      query={query}
      shape="text"
      count={16}
      explain={(error) => describeError(error, 'page.loadFail')}
      isEmpty={(html) => plainText(html) === '' && !/<(?:img|svg)\b/i.test(html)}
      empty={<EmptyState title="common.noData" />}
    >
      {(html) => (
        <>
          <Framed name={name} html={html} alone={alone} />
          <div className={classes.paper}>
            <SafeHtml html={html} />
          </div>
        </>
      )}
    </QueryState>
  );
}

/** Shorter pages are read as a whole. */
const CHAPTERS_LEAST = 4;

/** The frame, with its chapters beside it on wide screens; elsewhere they fold in it. */
function Framed({ name, html, alone }: Required<ServerPageProps> & { html: string }): ReactNode {
  const { t, lang } = useText();
  const { title, height } = SERVER_PAGES[name];
  const narrow = useMediaQuery('(width < 56.25em)', false, { getInitialValueInEffect: false });
  const [chapters, setChapters] = useState<
    { id: string; title: string; top: number; heading: HTMLElement }[]
  >([]);
  const long = (html.match(/<h2[\s>]/gi) ?? []).length >= CHAPTERS_LEAST;
  const beside = long && !narrow && !alone;
  return (
    <div className={classes.frame} data-beside={beside || undefined}>
      {beside && (
        <div className={classes.side}>
          <SectionNav
            plain
            label="page.chapters"
            sections={chapters.map((chapter) => ({ id: chapter.id, title: { text: chapter.title } }))}
          />
        </div>
      )}
      <div className={classes.body}>
        {chapters.map(({ id, top, heading }) => (
          <span
            key={id}
            id={id}
            className={classes.place}
            style={{ top }}
            tabIndex={-1}
            onFocus={() => {
              heading.tabIndex = -1;
              heading.focus({ preventScroll: true });
            }}
          />
        ))}
        <HtmlFrame
          html={html}
          minHeight={height(lang)}
          title={{ key: 'page.frameTitle', vars: { name: t(title) } }}
          folds={long && !beside}
          onChapters={(headings) =>
            setChapters(
              headings.map((heading, at) => ({
                id: `chapter-${String(at + 1)}`,
                title: heading.textContent,
                top: heading.getBoundingClientRect().top,
                heading,
              })),
            )
          }
        />
      </div>
    </div>
  );
}

/** /about, /service and /pricing (document 2 §2). */
export function PageScreen({ name }: { name: ServerPageName }): ReactNode {
  return (
    <PageWidth>
      <PageTitle title={SERVER_PAGES[name].title} actions={<PrintButton />} />
      <ServerPage name={name} />
    </PageWidth>
  );
}
