import { useId, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { partnerQueries } from '#src/parts/partner-links/queries.ts';
import type { PartnerLink } from '#src/parts/partner-links/partner-link.ts';
import { allOf } from '#src/parts/query-state/all-of.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { LinkPlate } from './link-plate.tsx';
import { linkTypeQueries } from './queries.ts';
import { shownType, type LinkType } from './rules.ts';
import classes from './links.module.css';

/** Partner links: a tab for each type, in it logos or names (document 1 §2 `/Links`). */
export function LinksScreen({ type }: { type: string | undefined }): ReactNode {
  const types = useQuery(linkTypeQueries.all());
  const links = useQuery(partnerQueries.links());
  return (
    <PageWidth>
      <PageTitle title="links.title" />
      <QueryState
        query={allOf({ types, links })}
        shape="cards"
        count={3}
        explain={(error) => describeError(error, 'links.loadFail')}
        isEmpty={(data) => data.types.length === 0}
        empty={<EmptyState title="common.noData" />}
      >
        {(data) => <TypeTabs {...data} wanted={type} />}
      </QueryState>
    </PageWidth>
  );
}

interface TypeTabsProps {
  types: readonly LinkType[];
  links: readonly PartnerLink[];
  wanted: string | undefined;
}

function TypeTabs({ types, links, wanted }: TypeTabsProps): ReactNode {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const title = useId();
  return (
    <Tabs
      value={shownType(types, wanted)}
      onChange={(type) => {
        // In the address, so that a tab can be linked to; not a step to go back from.
        if (type !== null)
          void navigate({ to: '/Links', search: { type }, replace: true, resetScroll: false });
      }}
      keepMounted={false}
    >
      <span id={title} hidden>
        {t('links.title')}
      </span>
      <Tabs.List aria-labelledby={title}>
        {types.map(({ code, names }) => (
          <Tabs.Tab key={code} value={code}>
            <AsWritten text={nameIn(lang, names)} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {types.map(({ code }) => (
        <Tabs.Panel key={code} value={code} className={classes.panel}>
          <Plates links={links.filter(({ typeCode }) => typeCode === code)} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Plates({ links }: { links: readonly PartnerLink[] }): ReactNode {
  const { lang } = useText();
  if (links.length === 0) return <EmptyState title="links.empty" />;
  return (
    <ul className={classes.plates}>
      {links.map(({ id, href, names, logoId }) => (
        <li key={id}>
          <LinkPlate href={href} name={nameIn(lang, names)} logoId={logoId} />
        </li>
      ))}
    </ul>
  );
}
