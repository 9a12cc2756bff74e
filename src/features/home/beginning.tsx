import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { hasNoName } from '#src/parts/account-form/after-login.ts';
import { allOf } from '#src/parts/query-state/all-of.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { beginningOf, type BeginningStep } from './beginning-steps.ts';
import classes from './beginning.module.css';

/** Onboarding of a user without applications: the steps to the first one, and further reading. */
export function Beginning({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const account = useQuery(accountQueries.own(user.id));
  const company = useQuery(companyQueries.ofUser(user.id));
  return (
    <Section title="home.begin.title" intro="home.begin.intro" space="dense">
      <QueryState
        query={allOf({ account, company })}
        loading={
          <div className={classes.coming}>
            <LoadingState />
          </div>
        }
      >
        {(data) => {
          const steps = beginningOf({
            nameless: hasNoName(user),
            audit: data.account.audit,
            company: data.company.status,
            reasons: { registration: data.account.rejectReason, company: data.company.rejectReason },
          });
          return (
            <ol className={classes.steps}>
              {steps.map((step, index) => (
                <Step key={step.title} step={step} number={index + 1} />
              ))}
            </ol>
          );
        }}
      </QueryState>
      <p className={classes.meanwhile}>
        {t('home.begin.meanwhile')} <TextLink to="/Epd" label="nav.epdIntro" />
        <span aria-hidden> · </span>
        <TextLink to="/pcr/pcrSearch" label="nav.pcrSearch" />
        <span aria-hidden> · </span>
        <TextLink to="/resources" label="nav.resources" />
      </p>
    </Section>
  );
}

function Step({ step, number }: { step: BeginningStep; number: number }): ReactNode {
  const { title, hint, reason, state, act } = step;
  const { t } = useText();
  return (
    <li className={classes.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.mark} aria-hidden>
        {state === 'done' ? (
          <IconCheck size={18} />
        ) : state === 'waiting' ? (
          <IconClockHour4 size={18} />
        ) : (
          number
        )}
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {t(title)}
          <VisuallyHidden> · {t(`home.begin.state.${state}`)}</VisuallyHidden>
        </h3>
        <p className={classes.hint}>{t(hint)}</p>
        {reason !== '' && (
          <p className={classes.reason}>
            <AsWritten text={reason} tag />
          </p>
        )}
        {act !== null && (
          <LinkButton to={act.to} className={classes.act}>
            {t(act.label)}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
