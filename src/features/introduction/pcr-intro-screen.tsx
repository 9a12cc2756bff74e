import type { ReactNode } from 'react';
import { RequestSteps } from '#src/parts/pcr/request-steps.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { BoundaryDiagram } from './boundary-diagram.tsx';
import { Explained } from './explained.tsx';
import { RuleToDeclaration } from './rule-to-declaration.tsx';
import { StageRoles } from './stage-roles.tsx';
import { RelatedLinks } from '#src/parts/page/related-links.tsx';

/** Introduction to product category rules (document 2 §2 `/Pcr`). */
export function PcrIntroScreen(): ReactNode {
  return (
    <PageWidth>
      <PageTitle
        title="pcr.introTitle"
        intro="pcr.introBody"
        actions={
          <>
            <LinkButton to="/Pcr/pcrApplyFor" variant="outline" label="nav.pcrApply" />
            <LinkButton to="/pcr/pcrSearch" label="nav.pcrSearch" />
          </>
        }
      />
      <Explained
        title="intro.forWhom"
        space="near"
        terms={[
          ['intro.who.mill', 'intro.who.millPcr'],
          ['intro.who.buyer', 'intro.who.buyerPcr'],
          ['intro.who.verifier', 'intro.who.verifierPcr'],
        ]}
      />
      <Explained
        title="intro.sets.title"
        terms={[
          ['epd.detail.declaredUnit', 'intro.sets.unitWhat'],
          ['epd.detail.boundary', 'intro.sets.boundaryWhat'],
          ['intro.sets.data', 'intro.sets.dataWhat'],
          ['compare.allocation', 'intro.sets.allocationWhat'],
          ['intro.sets.indicators', 'intro.sets.indicatorsWhat'],
          ['intro.sets.format', 'intro.sets.formatWhat'],
        ]}
      />
      <RuleToDeclaration />
      <BoundaryDiagram />
      <Section title="pcr.applySteps">
        <RequestSteps />
      </Section>
      <StageRoles />
      <RelatedLinks links={['searchPcr', 'applyPcr', 'applyEpd', 'gpi', 'lca', 'epd']} />
    </PageWidth>
  );
}
