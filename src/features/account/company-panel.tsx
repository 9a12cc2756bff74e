import { useState, type ReactNode } from 'react';
import { Button, TextButton } from '#src/ui/button-and-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { OwnCompany } from '#src/api/shared/read.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import { normalEmail } from '#src/parts/form/fields.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { FactRow, TextDialog, type AccountPanelProps } from './account-panel.tsx';
import { accountMutations } from './queries.ts';
import { certificationView, companyEmailSchema } from './rules.ts';
import classes from './account.module.css';

interface CompanyPanelProps extends Pick<AccountPanelProps, 'actions' | 'unlessLeaving'> {
  company: OwnCompany;
  registeredName: string;
  opens: boolean;
}

/** Company name, e-mail and certification with its button (document 2 §2, §4). */
export function CompanyPanel(props: CompanyPanelProps): ReactNode {
  const { company, registeredName, actions, opens, unlessLeaving } = props;
  const { lang } = useText();
  const router = useRouter();
  const [changing, setChanging] = useState(false);
  const change = useMutation(accountMutations.updateCompanyEmail(company.id));
  const { label, tone, button } = certificationView(company.status);

  const facts: Fact[] = [
    { label: 'enterprise.companyName', value: nameIn(lang, company.name) || registeredName },
    {
      label: 'enterprise.email',
      value: (
        <FactRow
          value={company.email || '–'}
          action={
            actions.changeEmail && (
              <TextButton
                label="user.changeEmail"
                className={classes.edit}
                onClick={unlessLeaving(() => setChanging(true))}
              />
            )
          }
        />
      ),
    },
    {
      label: 'user.companyStatus',
      value: (
        <FactRow
          value={
            <>
              {company.toldStatus && <StatusBadge tone={tone} label={label} />}
              <StatusHint company={company} opens={opens} />
            </>
          }
          action={
            button !== null && (
              <Button
                label={button}
                variant={actions.certify ? 'filled' : 'default'}
                onClick={unlessLeaving(() => void router.navigate({ to: '/enterprise' }))}
              />
            )
          }
        />
      ),
    },
  ];

  return (
    <>
      <FactList facts={facts} />
      <TextDialog
        opened={changing}
        onClose={() => setChanging(false)}
        title="user.changeEmail"
        label="user.emailNew"
        current={company.email}
        schema={companyEmailSchema(company.email)}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
        saving={change.isPending}
        save={(email) => change.mutateAsync(normalEmail(email))}
        done="user.emailChanged"
      />
    </>
  );
}

function StatusHint({ company, opens }: Pick<CompanyPanelProps, 'company' | 'opens'>): ReactNode {
  const { t, lang } = useText();
  switch (company.status) {
    case COMPANY_STATUS.certified:
      return null;
    case null:
      return opens ? <span className={classes.hint}>{t('user.certifyHint')}</span> : null;
    case COMPANY_STATUS.underReview:
      return (
        <span className={classes.hint}>
          {company.submitted === ''
            ? t('user.certifyPending')
            : t('user.certifyPendingSince', { date: formatDateInText(company.submitted, lang) })}
        </span>
      );
    case COMPANY_STATUS.failed:
      return company.rejectReason === '' ? null : (
        <span className={classes.hint}>
          {t('user.certifyFailed')}
          {lang === 'zh' ? '：' : ': '}
          <AsWritten text={company.rejectReason} tag />
        </span>
      );
  }
}
