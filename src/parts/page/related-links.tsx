import type { ReactNode } from 'react';
import {
  IconBook2,
  IconCertificate,
  IconFilePlus,
  IconFileSearch,
  IconPencilPlus,
  IconRecycle,
  IconRulerMeasure,
  IconSearch,
} from '@tabler/icons-react';
import { LinkTile, LinkTiles } from '#src/ui/link-tiles.tsx';
import { Section } from '#src/ui/section.tsx';

const LINKS = {
  searchEpd: ['/epd/epdSearch', 'nav.epdSearch', IconSearch],
  searchPcr: ['/pcr/pcrSearch', 'nav.pcrSearch', IconFileSearch],
  applyEpd: ['/epd/epdApplyFor', 'nav.epdApply', IconFilePlus],
  applyPcr: ['/Pcr/pcrApplyFor', 'nav.pcrApply', IconPencilPlus],
  gpi: ['/gpi', 'nav.gpi', IconBook2],
  lca: ['/Pcr/lca', 'nav.lcaIntro', IconRecycle],
  epd: ['/Epd', 'nav.epdIntro', IconCertificate],
  pcr: ['/Pcr', 'nav.pcrIntro', IconRulerMeasure],
} as const;

export function RelatedLinks({ links }: { links: readonly (keyof typeof LINKS)[] }): ReactNode {
  return (
    <Section title="intro.next">
      <LinkTiles>
        {links.map((way) => {
          const [to, title, icon] = LINKS[way];
          return <LinkTile key={way} to={to} icon={icon} title={title} hint={`intro.way.${way}`} />;
        })}
      </LinkTiles>
    </Section>
  );
}
