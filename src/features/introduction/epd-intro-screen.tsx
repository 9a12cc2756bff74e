import type { ReactNode } from 'react';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { BoundaryDiagram } from './boundary-diagram.tsx';
import { Explained } from './explained.tsx';
import { RuleToDeclaration } from './rule-to-declaration.tsx';
import { StageRoles } from './stage-roles.tsx';
import { RelatedLinks } from '#src/parts/page/related-links.tsx';

/** Introduction to EPDs with links to further pages (document 2 §2 `/Epd`). */
export function EpdIntroScreen(): ReactNode {
  return (
    <PageWidth>
      <PageTitle
        title="epd.intro.title"
        intro="epd.intro.body"
        actions={
          <>
            <LinkButton to="/epd/epdSearch" variant="outline" label="nav.epdSearch" />
            <LinkButton to="/epd/epdApplyFor" label="epd.intro.cta" />
          </>
        }
      />
      <Explained
        title="intro.forWhom"
        space="near"
        terms={[
          ['intro.who.mill', 'intro.who.millEpd'],
          ['intro.who.buyer', 'intro.who.buyerEpd'],
          ['intro.who.verifier', 'intro.who.verifierEpd'],
        ]}
      />
      <RuleToDeclaration />
      <BoundaryDiagram />
      <StageRoles />
      <Explained
        title="intro.kinds.title"
        terms={[
          ['epd.apply.typeEpd', 'intro.kinds.epdWhat'],
          ['epd.apply.typeCfp', 'intro.kinds.cfpWhat'],
        ]}
      />
      <RelatedLinks links={['searchEpd', 'applyEpd', 'gpi', 'pcr']} />
    </PageWidth>
  );
}
