import type { ReactNode } from 'react';
import { latePart } from '#src/ui/late-part.ts';
import { SchemeButton } from './scheme-button.tsx';

const useOpenMenu = latePart(() => import('./scheme-menu-open.tsx').then((part) => part.OpenSchemeMenu));

export function SchemeMenu(): ReactNode {
  const { Part, trigger } = useOpenMenu();
  return Part === null ? <SchemeButton {...trigger} /> : <Part />;
}
