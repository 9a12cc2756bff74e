import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { NewRecord } from './new-record.ts';
import type { ResultView } from './rules.ts';

interface FirstWayProps {
  view: Pick<ResultView, 'action'>;
  record: NewRecord | null;
}

/** The first way on: to the new record itself, to its list while it is not known. */
export function FirstWay({ view: { action }, record }: FirstWayProps): ReactNode {
  const { t } = useText();
  switch (action) {
    case 'mine':
      return record === null ? (
        <LinkButton to="/epd/mineEpd">{t('result.toMine')}</LinkButton>
      ) : (
        <LinkButton to="/epd/mineEpd" search={{ id: record.id }}>
          {t('result.toApplication')}
        </LinkButton>
      );
    case 'records':
      return record === null ? (
        <LinkButton to="/myLists">{t('result.toVerify')}</LinkButton>
      ) : (
        <LinkButton to="/myDetails" search={{ id: record.id }}>
          {t('result.toRecord')}
        </LinkButton>
      );
    case 'pcrs':
      return <LinkButton to="/Pcr/minePcr">{t('result.toPcrs')}</LinkButton>;
    case 'inbox':
      return (
        <LinkButton to="/textmessage/$id" params={{ id: 'all' }}>
          {t('result.toInbox')}
        </LinkButton>
      );
    case 'search':
      return <LinkButton to="/epd/epdSearch">{t('result.toSearch')}</LinkButton>;
    case 'login':
      // The remembered /Result makes the dialog open by e-mail (document 1 §2).
      return (
        <Button
          onClick={() => requestLogin({ how: 'dialog', returnPath: '/Result' })}
          onPointerEnter={prepareLogin}
          onFocus={prepareLogin}
        >
          {t('nav.login')}
        </Button>
      );
  }
}
