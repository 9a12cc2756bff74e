import { Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { Certificate } from '#src/parts/certificate/certificate.tsx';
import type { Declaration, DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { RenewLink } from '#src/parts/declaration/renew-link.tsx';
import { listedRow } from '#src/parts/declaration/row-of.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { pageOf, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import classes from './detail.module.css';

interface DetailHeadProps {
  /** A row of a list while the details load. */
  detail: Declaration | DeclarationDetail;
  search: SearchParams;
  /** Full page instead of the preview dialog. */
  asPage?: boolean;
}

export function DetailHead({ detail, search, asPage = false }: DetailHeadProps): ReactNode {
  const { t, lang } = useText();
  return (
    <Certificate
      detail={detail}
      heading={
        <Title order={asPage ? 1 : 3} className={classes.name} {...(asPage && { tabIndex: -1 })}>
          <AsWritten text={nameIn(lang, detail.product)} tag />
        </Title>
      }
      marks={
        <div className={classes.number}>
          <code>{detail.number}</code>
          {detail.number !== '' && <CopyButton value={detail.number} what="epd.search.regNumber" />}
          <ValidityBadge lastDay={detail.validUntil} superseded={detail.supersededById !== null} />
          <RenewLink declaration={detail} />
          {!asPage && (
            <TextLink to="/epd/epdSearch" search={pageOf(search, detail.id)} className={classes.toPage}>
              {t('epd.detail.openPage')} <IconArrowRight size={16} aria-hidden />
            </TextLink>
          )}
        </div>
      }
    />
  );
}

/** What the list knows of a declaration, while its details load. */
export function ComingDetail({ id, ...props }: { id: string } & Omit<DetailHeadProps, 'detail'>): ReactNode {
  const row = listedRow(useQueryClient(), id);
  if (row === undefined) return <LoadingState shape="certificate" count={6} />;
  return (
    <article className={classes.root} data-page={props.asPage || undefined}>
      <DetailHead detail={row} {...props} />
      <LoadingState shape="fields" count={6} />
    </article>
  );
}
