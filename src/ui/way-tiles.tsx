import type { ReactNode } from 'react';
import { createLink } from '@tanstack/react-router';
import { IconArrowRight, type Icon } from '@tabler/icons-react';
import { useWords, type Words } from './words.ts';
import classes from './way-tiles.module.css';

interface TileAnchorProps extends Omit<React.ComponentProps<'a'>, 'title' | 'children'> {
  icon: Icon;
  title: Words;
  /** What one finds there. */
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

/** One way on, as a tile with its name and a line about it; the address is checked like that of the router's own link. */
export const WayTile = createLink(TileAnchor);

/** Ways on, one below the other, or in columns where there is room for them. */
export function WayTiles({ wide = false, children }: { wide?: boolean; children: ReactNode[] }): ReactNode {
  return (
    <ul className={classes.tiles} data-wide={wide || undefined}>
      {children.map((tile, index) => (
        <li key={index}>{tile}</li>
      ))}
    </ul>
  );
}
