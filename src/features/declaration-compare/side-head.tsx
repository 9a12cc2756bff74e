import { Button, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { dataColour, placeAmongPeers, placeWords } from '#src/parts/declaration/place.ts';
import { ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Hint } from '#src/ui/hint.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { usePhrase } from '#src/ui/words.ts';
import { toChoice, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import base from '#src/ui/base.module.css';
import type { Side } from './side.ts';
import classes from './compare.module.css';

interface SideHeadProps {
  search: SearchParams;
  sides: readonly Side[];
  at: number;
  onRemove: (id: string) => void;
}

/** The head of a column. A declaration from a file has no page here, and no badge that could look like ours. */
export function SideHead({ search, sides, at, onRemove }: SideHeadProps): ReactNode {
  const { t, lang } = useText();
  const say = usePhrase();
  const side = sides[at];
  if (side === undefined) return null;
  const { file } = side;
  const name = nameIn(lang, side.product) || side.number || t('compare.foreign.nameless');
  const place = file === null ? placeAmongPeers(side.id, side.peers) : null;
  const edge: CSSProperties = place === null ? {} : { borderColor: dataColour(place.share) };
  return (
    <article className={classes.head} style={edge}>
      <div className={classes.headLine}>
        <span className={classes.letter}>{LETTERS[at]}</span>
        {at === 0 && <span className={base.small}>{t('compare.base')}</span>}
        {file !== null && <StatusBadge tone="attention" label="compare.foreign.mark" />}
        <Tools search={search} sides={sides} at={at} onRemove={onRemove} />
      </div>
      <Title order={2} fz="1.25rem">
        {file === null ? (
          <TextLink inherit to="/epd/epdSearch" search={{ ...search, id: side.id }} resetScroll={false}>
            <AsWritten text={name} tag />
          </TextLink>
        ) : (
          <AsWritten text={name} tag />
        )}
      </Title>
      <p className={classes.second}>
        <AsWritten text={nameIn(lang, side.company)} />
      </p>
      <p className={classes.number}>
        <code>{side.number}</code>
        {file === null && (
          <ValidityBadge lastDay={side.validUntil} superseded={side.supersededById !== null} />
        )}
      </p>
      <p className={classes.figure}>
        {side.statesNoGwp ? t('epd.detail.noGwp') : <b>{formatNumber(side.gwp)}</b>}
        {side.gwp !== null && <small>{side.gwpUnit}</small>}
        {!side.statesNoGwp && (
          <span>
            {t('epd.search.gwp')}
            {place !== null && ` · ${say(placeWords(place))}`}
          </span>
        )}
      </p>
    </article>
  );
}

function Tools({ search, sides, at, onRemove }: SideHeadProps): ReactNode {
  const { t, lang } = useText();
  const side = sides[at];
  if (side === undefined) return null;
  const name = nameIn(lang, side.product) || side.number || t('compare.foreign.nameless');
  const label = t('compare.drop', { name });
  const shared = {
    variant: 'subtle',
    size: 'compact-md',
    'aria-label': label,
    ms: 'auto',
    flex: 'none',
    'data-no-print': true,
  } as const;
  const others = sides.filter(({ id, file }) => file === null && id !== side.id).map(({ id }) => id);
  return (
    <>
      {at > 0 && side.file === null && (
        <LinkButton
          variant="subtle"
          size="compact-md"
          to="/epd/epdSearch"
          search={{ ...search, compare: toChoice([side.id, ...others]) }}
          replace
          resetScroll={false}
          data-no-print
          label="compare.first"
        />
      )}
      <Hint label={{ text: label }}>
        {(trigger) =>
          side.file === null ? (
            <LinkButton
              {...trigger}
              {...shared}
              to="/epd/epdSearch"
              search={{ ...search, compare: toChoice(others) }}
              resetScroll={false}
            >
              <IconX size={18} aria-hidden />
            </LinkButton>
          ) : (
            <Button {...trigger} {...shared} onClick={() => onRemove(side.id)}>
              <IconX size={18} aria-hidden />
            </Button>
          )
        }
      </Hint>
    </>
  );
}
