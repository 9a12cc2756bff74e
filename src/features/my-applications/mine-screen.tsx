import type { ReactNode } from 'react';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { Applications } from './applications.tsx';
import type { MineSearch } from './search.ts';

/** My EPD/CFP: tasks of the user as cards, all other applications as rows (document 2 §2, design "Density"). */
export function MineScreen({ search }: { search: MineSearch }): ReactNode {
  return (
    <OwnPage title="epd.mine.title" add={{ to: '/epd/epdApplyFor', label: 'epd.mine.apply' }}>
      {(user) => <Applications userId={user.id} search={search} />}
    </OwnPage>
  );
}
