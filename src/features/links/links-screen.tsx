import { type ReactNode, useState } from 'react';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconExternalLink } from '@tabler/icons-react';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { partnerQueries, type PartnerLink } from '#src/parts/partner-links/queries.ts';
import { allOf } from '#src/parts/query-state/all-of.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { addressOf } from '#src/api/addresses.ts';
import { linkTypeQueries, shownType, type LinkType } from './queries.ts';
import classes from './links.module.css';

/** Partner links in tabs by type, as logos or names (document 1 §2 `/Links`). */
export function LinksScreen({ type }: { type: string | undefined }): ReactNode {
  const types = useQuery(linkTypeQueries.all());
  const links = useQuery(partnerQueries.links());
  return (
    <PageWidth>
      <PageTitle title="nav.links" intro="links.intro" />
      <QueryState
        query={allOf({ types, links })}
        shape="pictures"
        count={4}
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
  return (
    <Tabs
      value={shownType(types, wanted)}
      onChange={(type) => {
        // In the URL to be linkable, but without a history entry.
        if (type !== null)
          void navigate({ to: '/Links', search: { type }, replace: true, resetScroll: false });
      }}
      keepMounted={false}
    >
      <Tabs.List aria-label={t('nav.links')} className={classes.tabs}>
        {types.map(({ code, names }) => (
          <Tabs.Tab key={code} value={code}>
            <AsWritten text={nameIn(lang, names)} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {types.map(({ code }) => (
        <Tabs.Panel key={code} value={code} pt="0.5rem" pb="var(--section-gap)">
          <Plates links={links.filter(({ typeCode }) => typeCode === code)} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function Plates({ links }: { links: readonly PartnerLink[] }): ReactNode {
  if (links.length === 0) return <EmptyState title="links.empty" />;
  return (
    <ul className={classes.plates}>
      {links.map((link) => (
        <li key={link.id}>
          <LinkPlate {...link} />
        </li>
      ))}
    </ul>
  );
}

/** Scheme and user before the host of an address, path and query after it. */
const BESIDE_HOST = /^https?:\/\/(?:[^/?#]*@)?|[/?#].*$/gi;

/** Name and site of a partner beside the logo, or its initials where none loads. */
function LinkPlate({ href, names, logoId }: PartnerLink): ReactNode {
  const { t, lang } = useText();
  const name = nameIn(lang, names);
  const [broken, setBroken] = useState(false);
  return (
    <a className={classes.plate} href={href} target="_blank" rel="noopener noreferrer">
      {logoId === null || broken ? (
        <span className={classes.logo} data-letter aria-hidden>
          {name.replaceAll(/(\S)\S*\s*/gu, '$1').slice(0, 4)}
        </span>
      ) : (
        <img
          className={classes.logo}
          src={addressOf(`/n/attachment/online/${encodeURIComponent(logoId)}`)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
      <span className={classes.name}>
        {name}
        <VisuallyHidden> ({t('common.newTab')})</VisuallyHidden>
      </span>
      <span className={classes.site}>
        {href.replace(BESIDE_HOST, '')} <IconExternalLink size={16} aria-hidden />
      </span>
    </a>
  );
}
