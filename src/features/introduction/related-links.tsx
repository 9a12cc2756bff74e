import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import classes from './introduction.module.css';

const LINKS = {
  searchEpd: ['/epd/epdSearch', 'nav.epdSearch'],
  searchPcr: ['/pcr/pcrSearch', 'nav.pcrSearch'],
  applyEpd: ['/epd/epdApplyFor', 'nav.epdApply'],
  applyPcr: ['/Pcr/pcrApplyFor', 'nav.pcrApply'],
  gpi: ['/gpi', 'nav.gpi'],
  lca: ['/Pcr/lca', 'nav.lcaIntro'],
  epd: ['/Epd', 'nav.epdIntro'],
  pcr: ['/Pcr', 'nav.pcrIntro'],
} as const;
type LinkId = keyof typeof LINKS;

export function RelatedLinks({ links }: { links: readonly LinkId[] }): ReactNode {
  const { t } = useText();
  return (
    <Section title="intro.next">
      <ul className={classes.links}>
        {links.map((way) => {
          const [to, title] = LINKS[way];
          return (
            <li key={way}>
              <Link to={to} className={classes.way}>
                <span className={classes.wayWords}>
                  <span className={classes.wayTitle}>{t(title)}</span>
                  <span className={classes.wayHint}>{t(`intro.way.${way}`)}</span>
                </span>
                <IconArrowRight size={20} stroke={1.75} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
