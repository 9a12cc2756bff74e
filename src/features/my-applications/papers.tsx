import type { ReactNode } from 'react';
import { Button } from '#src/ui/button-and-link.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { QUOTE } from '#src/lib/states.ts';
import { Section } from '#src/ui/section.tsx';
import type { Progress } from './model.ts';
import { isContractVisible } from './rules.ts';
import type { DialogKind } from './search.ts';
import type { StoryEvent } from './story.ts';
import classes from './details.module.css';
import base from '#src/ui/base.module.css';

interface PapersProps {
  progress: Progress;
  /** Events that open their paper themselves. */
  within: readonly StoryEvent[];
  onOpen: (kind: DialogKind) => void;
}

const TITLE = { quote: 'quote.title', contract: 'contract.title' } as const;

/** Quote and contract that no event opens, because the server states no date for them. */
export function Papers({ progress: { quote, contract }, within, onOpen }: PapersProps): ReactNode {
  const { t } = useText();
  const papers = [
    ...(quote === QUOTE.notIssued ? [] : (['quote'] as const)),
    ...(isContractVisible(contract) ? (['contract'] as const) : []),
  ].filter((one) => !within.some(({ paper }) => paper === one));
  if (papers.length === 0) return null;
  return (
    <Section title="epd.mine.papers" space="near">
      <ul className={base.list}>
        {papers.map((paper) => (
          <li key={paper} className={classes.paper}>
            {t(TITLE[paper])}
            <Button
              label="epd.mine.open"
              variant="subtle"
              size="compact-md"
              aria-label={`${t('epd.mine.open')}: ${t(TITLE[paper])}`}
              onClick={() => onOpen(paper)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
