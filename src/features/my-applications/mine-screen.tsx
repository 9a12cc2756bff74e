import type { ReactNode } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Applications } from './applications.tsx';
import type { MineSearch } from './search.ts';

/** My EPD/CFP: tasks of the user as cards, all other applications as rows (document 2 §2, design "Density"). */
export function MineScreen({ search }: { search: MineSearch }): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle
        title="epd.mine.title"
        near
        actions={
          <LinkButton
            to="/epd/epdApplyFor"
            variant="outline"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('epd.mine.apply')}
          </LinkButton>
        }
      />
      {/* Without a user the route guard is already redirecting. */}
      {user !== null && <Applications userId={user.id} search={search} />}
    </PageWidth>
  );
}
