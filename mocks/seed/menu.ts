/** The server's menu (document 1 §2): text keys and paths in the documented spelling. */
import { padded } from '../lib/padded.ts';
import type { SeedContext } from './context.ts';

/** `code url`; two spaces in front put it below the entry before. /thirdAgency is for company type 4 only. */
const TREE = `
nav.home /
nav.epd /Epd
  nav.epdIntro /Epd
  nav.epdSearch /epd/epdSearch
  nav.epdApply /epd/epdApplyFor
  nav.epdMine /epd/mineEpd
  nav.epdVerify /epd/verification
  nav.lces /dtpfg/dtpfgApplyFor
nav.pcr /Pcr
  nav.pcrIntro /Pcr
  nav.pcrSearch /pcr/pcrSearch
  nav.pcrApply /Pcr/pcrApplyFor
  nav.pcrMine /Pcr/minePcr
  nav.lcaIntro /Pcr/lca
  nav.lcaTools /lcaTools
nav.news /news
  nav.news /news
  nav.notice /NoticeInformationPage
nav.resources /resources
  nav.resources /resources
  nav.gpi /gpi
nav.about /about
  nav.about /about
  nav.service /service
  nav.pricing /pricing
  nav.links /Links
  nav.feedback /Feedback
nav.steelMill /steelMill
nav.thirdAgency /thirdAgency`;

/** Root of the tree: its children are the menu (document 1 §7, `data[0].children`). */
const ROOT_ID = 'menu-00';

export function seedMenu({ store }: SeedContext): void {
  store.menu.put({ id: ROOT_ID, parentId: null, code: 'nav.root', url: '', order: 0 });
  let parentId = ROOT_ID;
  TREE.trim()
    .split('\n')
    .forEach((line, index) => {
      const nested = line.startsWith('  ');
      const [code = '', url = ''] = line.trim().split(' ');
      const id = `menu-${padded(index + 1, 2)}`;
      store.menu.put({ id, parentId: nested ? parentId : ROOT_ID, code, url, order: index + 1 });
      if (!nested) parentId = id;
    });
}
