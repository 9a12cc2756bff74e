import type { ReactNode } from 'react';
import { createLink } from '@tanstack/react-router';
import { IconArrowRight, type Icon } from '@tabler/icons-react';
import { useWords, type Words } from './words.ts';
import classes from './link-tiles.module.css';

interface TileAnchorProps extends Omit<React.ComponentProps<'a'>, 'title' | 'children'> {
  icon: Icon;
  title: Words;
  hint: Words;
}

function TileAnchor({ icon: Sign, title, hint, ...anchor }: TileAnchorProps): ReactNode {
  const say = useWords();
  return (
    <a {...anchor} className={classes.tile}>
      <Sign className={classes.sign} size={28} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title}>{say(title)}</span>
        <span className={classes.hint}>{say(hint)}</span>
      </span>
      <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
    </a>
  );
}

export const LinkTile = createLink(TileAnchor);

export function LinkTiles({ children }: { children: ReactNode[] }): ReactNode {
  return (
    <ul className={classes.tiles}>
      {children.map((tile, index) => (
        <li key={index}>{tile}</li>
      ))}
    </ul>
  );
}
