import type { ReactNode } from 'react';
import {
  IconBooks,
  IconCalculator,
  IconFileCheck,
  IconFileText,
  IconLeaf,
  IconRulerMeasure,
} from '@tabler/icons-react';
import { Section } from '#src/ui/section.tsx';
import { WayTile, WayTiles } from '#src/ui/way-tiles.tsx';

/** What the platform does besides declarations; each leads to its page (document 2 §2). */
export function Services(): ReactNode {
  return (
    <Section title="home.services" intro="home.servicesIntro">
      <WayTiles wide>
        <WayTile to="/Pcr" icon={IconRulerMeasure} title="nav.pcrIntro" hint="home.way.pcr" />
        <WayTile to="/epd/verification" icon={IconFileCheck} title="nav.epdVerify" hint="home.way.verify" />
        <WayTile to="/dtpfg/dtpfgApplyFor" icon={IconLeaf} title="nav.lces" hint="home.way.lces" />
        <WayTile to="/lcaTools" icon={IconCalculator} title="nav.lcaTools" hint="home.way.lca" />
        <WayTile to="/gpi" icon={IconFileText} title="nav.gpi" hint="home.way.gpi" />
        <WayTile to="/resources" icon={IconBooks} title="nav.resources" hint="home.way.resources" />
      </WayTiles>
    </Section>
  );
}
