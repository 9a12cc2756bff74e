import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';
import { useVisibleSection } from './use-visible-section.ts';
import classes from './numbered-form.module.css';

export interface SectionLink {
  /** Id of the NumberedSection. */
  id: string;
  title: Words;
  /** All required fields are filled in. */
  complete?: boolean;
  /** Number of invalid fields. */
  wrong?: number;
}

interface SectionNavProps {
  sections: readonly SectionLink[];
  label?: TextKey;
  /** Titles alone, without numbers and marks. */
  plain?: boolean;
}

export function SectionNav({
  sections,
  label = 'ui.form.sections',
  plain = false,
}: SectionNavProps): ReactNode {
  const { t } = useText();
  const say = useWords();
  const { visible, jumpTo } = useVisibleSection(sections.map((section) => section.id));
  return (
    <nav aria-label={t(label)} className={classes.nav}>
      <ol className={classes.list}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              className={classes.link}
              href={`#${section.id}`}
              aria-current={section.id === visible ? 'location' : undefined}
              data-wrong={isWrong(section) || undefined}
              onClick={(event) => {
                // No navigation: the URL stays.
                event.preventDefault();
                jumpTo(section.id);
              }}
            >
              {plain ? say(section.title) : <Entry section={section} number={index + 1} />}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function isWrong({ wrong = 0 }: SectionLink): boolean {
  return wrong > 0;
}

function Entry({ section, number }: { section: SectionLink; number: number }): ReactNode {
  const { t } = useText();
  const say = useWords();
  const { title, complete = false, wrong = 0 } = section;
  const done = complete && !isWrong(section);
  return (
    <>
      <span className={classes.dot} aria-hidden>
        {isWrong(section) ? (
          <IconExclamationMark size={14} stroke={2.5} />
        ) : done ? (
          <IconCheck size={14} stroke={2.5} />
        ) : (
          number
        )}
      </span>
      <span>
        {say(title)}
        {isWrong(section) && <span className={classes.wrong}>{t('ui.form.wrong', { count: wrong })}</span>}
        {done && <VisuallyHidden>{t('ui.form.complete')}</VisuallyHidden>}
      </span>
    </>
  );
}
