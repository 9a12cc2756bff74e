import { ActionIcon, Button } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';
import { Hint } from '#src/ui/hint.tsx';
import { notify } from '#src/ui/notify.ts';
import { useFavourites } from './use-favourites.ts';

interface FavouriteButtonProps {
  declaration: Pick<Declaration, 'id' | 'product' | 'number'>;
  /** With a visible label. */
  wide?: boolean;
}

export function FavouriteButton({ declaration, wide = false }: FavouriteButtonProps): ReactNode {
  const { t, lang } = useText();
  const { ids, toggle } = useFavourites();
  const { id, product, number } = declaration;
  const marked = ids.includes(id);
  const name = nameIn(lang, product) || number;
  const icon = <IconStar size={18} fill={marked ? 'currentColor' : 'none'} aria-hidden />;
  const onClick = (): void => {
    const problem = toggle(id);
    if (problem === 'full') notify.warn('epd.favourites.full');
    if (problem === 'notKept') notify.warn('epd.favourites.notKept');
  };
  if (wide) {
    return (
      <Button variant="default" leftSection={icon} aria-pressed={marked} onClick={onClick}>
        {t('epd.favourites.mark')}
      </Button>
    );
  }
  return (
    <Hint label={marked ? 'epd.favourites.unmark' : 'epd.favourites.mark'}>
      {(trigger) => (
        <ActionIcon
          {...trigger}
          aria-label={t('epd.search.chip', { name: t('epd.favourites.mark'), value: `${name} ${number}` })}
          aria-pressed={marked}
          onClick={onClick}
        >
          {icon}
        </ActionIcon>
      )}
    </Hint>
  );
}
