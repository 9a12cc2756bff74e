import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';
import { useVisibleSection } from './use-visible-section.ts';
import classes from './numbered-form.module.css';

export interface SectionLink {
  /** Id of the NumberedSection. */
  id: string;
  title: Words;
  /** Everything that is required is filled in. */
  complete?: boolean;
}

/** The numbered sections of a long form at its side, the visible one marked. Hidden where there is no side. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }): ReactNode {
  const { t } = useText();
  const say = useWords();
  const visible = useVisibleSection(sections.map((section) => section.id));
  return (
    <nav aria-label={t('ui.form.sections')}>
      <ol className={classes.list}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              className={classes.link}
              href={`#${section.id}`}
              aria-current={section.id === visible ? 'location' : undefined}
              onClick={(event) => {
                // The address stays as it is: this is a place on the page, not a page.
                event.preventDefault();
                const target = document.getElementById(section.id);
                target?.scrollIntoView({ block: 'start' });
                target?.focus({ preventScroll: true });
              }}
            >
              <span className={classes.dot} aria-hidden>
                {section.complete === true ? <IconCheck size={14} stroke={2.5} /> : index + 1}
              </span>
              <span>{say(section.title)}</span>
              {section.complete === true && <VisuallyHidden>{t('ui.form.complete')}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
