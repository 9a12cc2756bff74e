import { TextButton } from '#src/ui/button-and-link.tsx';
import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconFileText, IconPoint, IconX } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { STAGE_LABEL, stagePlace } from '#src/lib/states.ts';
import { ITEM_FILES } from '#src/parts/item-files/item-files.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Section } from '#src/ui/section.tsx';
import type { DialogKind } from './search.ts';
import type { StoryEvent } from './story.ts';
import classes from './story.module.css';
import base from '#src/ui/base.module.css';

const SIGN = {
  plain: IconPoint,
  done: IconCheck,
  refused: IconX,
  back: IconArrowBackUp,
} as const;

interface StoryProps {
  events: readonly StoryEvent[];
  onOpen: (kind: DialogKind) => void;
}

/** What has happened, newest first: day, what, who, and the paper; renders nothing without an event. */
export function Story({ events, onOpen }: StoryProps): ReactNode {
  if (events.length === 0) return null;
  return (
    <Section title="epd.mine.history" space="near">
      <ol className={base.list} reversed>
        {events.map((event, index) => (
          <Event key={event.key} event={event} before={events[index - 1]?.at} onOpen={onOpen} />
        ))}
      </ol>
    </Section>
  );
}

interface EventProps extends Pick<StoryProps, 'onOpen'> {
  event: StoryEvent;
  /** Time of the row above, whose day is not written twice. */
  before: string | undefined;
}

function Event({ event, before = '', onOpen }: EventProps): ReactNode {
  const { t, lang } = useText();
  const { at, who, what, stage, files = [], note = '', tone, paper } = event;
  const Sign = SIGN[tone];
  const names = files.map((kind) => t(ITEM_FILES[kind].label)).join(lang === 'zh' ? '、' : ', ');
  const day = formatDate(at.slice(0, 10), lang);
  const words = t(what, {
    stage: stage === undefined ? '' : `${stagePlace(stage)} ${t(STAGE_LABEL[stage])}`,
    files: names,
  });
  const title = t(paper === 'contract' ? 'contract.title' : 'quote.title');
  return (
    <li className={classes.event} data-tone={tone}>
      <time
        className={classes.day}
        dateTime={at.replace(' ', 'T')}
        data-same={before.slice(0, 10) === at.slice(0, 10) || undefined}
      >
        {day}
      </time>
      <span className={classes.sign} aria-hidden>
        <Sign size="1em" stroke={2.5} />
      </span>
      <div className={classes.what}>
        <Group component="p" gap="0 1rem" align="baseline">
          {words}
          {paper !== undefined && (
            <TextButton
              className={classes.paper}
              aria-label={`${title}: ${words} ${day}`}
              onClick={() => onOpen(paper)}
            >
              <IconFileText size="1.125em" stroke={1.5} aria-hidden />
              {title}
            </TextButton>
          )}
        </Group>
        {who !== null && (
          <p className={classes.who}>
            {'role' in who ? t(`epd.mine.by.${who.role}`) : <AsWritten text={who.name} />}
            {at.length > 10 && ` · ${at.slice(11, 16)}`}
          </p>
        )}
        {note !== '' && (
          <p className={classes.note}>
            <AsWritten text={note} tag />
          </p>
        )}
      </div>
    </li>
  );
}
