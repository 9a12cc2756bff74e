import type { CSSProperties, ReactNode } from 'react';
import { Box } from '@mantine/core';
import {
  IconCalculator,
  IconCertificate,
  IconFileText,
  IconRosetteDiscountCheck,
  IconRuler2,
  type Icon,
} from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import classes from './diagrams.module.css';

const STEPS = ['rule', 'lca', 'report', 'verification', 'declaration'] as const;
const ICONS: Record<(typeof STEPS)[number], Icon> = {
  rule: IconRuler2,
  lca: IconCalculator,
  report: IconFileText,
  verification: IconRosetteDiscountCheck,
  declaration: IconCertificate,
};

/** Steps from rule to declaration, with colours from hot to cold: horizontal on wide screens, vertical on phones. */
export function RuleToDeclaration(): ReactNode {
  const { t } = useText();
  return (
    <Section title="intro.flow.title" intro="intro.flow.intro">
      <ol className={classes.flow}>
        {STEPS.map((step, index) => {
          const Sign = ICONS[step];
          return (
            <li key={step} className={classes.step} style={coldness(index)}>
              <span className={classes.sign} aria-hidden>
                <Sign size={22} stroke={1.5} />
              </span>
              <Box lh={1.5}>
                <h3 className={classes.name}>{t(`intro.flow.${step}`)}</h3>
                <p className={classes.what}>{t(`intro.flow.${step}What`)}</p>
              </Box>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function coldness(index: number): CSSProperties & Record<'--cold', string> {
  return { '--cold': `${String(Math.round((index / (STEPS.length - 1)) * 100))}%` };
}
