import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { Button, TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { platformToday } from '#src/api/server-clock.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { STAGE_LABEL, stagePlace, STAGES, type Stage } from '#src/lib/states.ts';
import { CoolingLine } from '#src/ui/cooling-line.tsx';
import type { Words } from '#src/ui/words.ts';
import { productsOf } from './application-subject.tsx';
import { DeclarationLink } from './declaration-link.tsx';
import type { MyApplication, StageDates } from './model.ts';
import { Now } from './now.tsx';
import { Remark } from './remark.tsx';
import { isRefused, nodeStates, stagesDone } from './rules.ts';
import type { DialogKind } from './search.ts';
import { isUrgent, situationOf } from './situation.ts';
import { useSeenStages } from './progressed.tsx';
import classes from './story.module.css';

interface ApplicationNowProps {
  application: MyApplication;
  onOpen: (kind: DialogKind) => void;
}

/** The line with its dates, one sentence, and the button for what is to be done first. */
export function ApplicationNow({ application, onOpen }: ApplicationNowProps): ReactNode {
  const { t, lang } = useText();
  const { progress, remark, declarations } = application;
  const today = platformToday();
  const situation = situationOf(progress, today);
  const { offers } = situation;
  const states = nodeStates(progress);
  const seen = useSeenStages(application.id, stagesDone(states));
  const note = useNote(application.stages);
  // Of several each has its own link.
  const published = declarations.length === 1 ? (declarations[0]?.declarationId ?? undefined) : undefined;
  return (
    <article className={classes.head} aria-label={productsOf(application, { t, lang })}>
      <CoolingLine
        label="epd.mine.progress"
        glow={isUrgent(situation)}
        seen={seen}
        nodes={STAGES.map((stage) => ({
          number: stagePlace(stage),
          label: STAGE_LABEL[stage],
          state: states[stage],
          ...note(stage),
        }))}
      />
      <div className={classes.now}>
        <Stack gap="0.5rem" flex="1 1 24rem" fz="1.25rem">
          <Now progress={progress} today={today} />
          <Remark text={remark} />
          {isRefused(progress) && (
            <p className={classes.why}>
              {t('epd.mine.refusedWhy')} <TextLink to="/Feedback" label="epd.mine.tellWhy" />
            </p>
          )}
          {declarations.map((declared) => (
            <DeclarationLink
              key={declared.registrationNumber}
              item={published === undefined ? declared : { ...declared, declarationId: null }}
            />
          ))}
        </Stack>
        {(offers.length > 0 || published !== undefined) && (
          <div className={classes.actions}>
            {published !== undefined && (
              <LinkButton
                to="/epd/epdSearch"
                search={{ id: published, view: 'declaration' }}
                label="epd.mine.viewDeclaration"
              />
            )}
            {offers.map(({ dialog, label }, place) => (
              <Button
                label={label}
                key={dialog}
                variant={place === 0 && published === undefined ? 'filled' : 'subtle'}
                onClick={() => onOpen(dialog)}
              />
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

/** Date below a station: finished or begun. The end that the platform plans is in the sentence below the line. */
function useNote(stages: readonly StageDates[]): (stage: Stage) => { note?: Words } {
  const { t, lang } = useText();
  return (stage) => {
    const dates = stages.find((one) => one.stage === stage);
    if (dates?.finishedAt != null) return { note: { text: formatDateInText(dates.finishedAt, lang) } };
    if (dates?.startedAt == null) return {};
    return { note: { text: t('epd.mine.since', { date: formatDateInText(dates.startedAt, lang) }) } };
  };
}
