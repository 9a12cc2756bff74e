import { createFileRoute } from '@tanstack/react-router';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { sourceOf } from '#src/features/application-form/former.ts';
import { applicationFormQueries } from '#src/features/application-form/queries.ts';
import { addressReader, codeParam, textParam } from '#src/lib/address-params.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** `pcr`: PCR number; `copyOf`: own application to copy; `renew`: own declaration, with `copyOf` as its original application. */
const applySearch = addressReader({
  companyName: textParam,
  pcr: codeParam(),
  copyOf: codeParam(),
  renew: codeParam(),
});

/** Approved users of certified companies only (document 2 §6, decision 18). */
export const Route = createFileRoute('/_shell/epd/epdApplyFor')({
  staticData: { title: 'nav.epdApply', head: { intro: 'epd.apply.intro', shape: 'fields form apply' } },
  validateSearch: applySearch,
  beforeLoad: guardRoute('/epd/epdApplyFor'),
  loader: ({ context }) =>
    askAhead(context, (_, client) => [
      client.query(applicationFormQueries.pcrs()),
      client.query(dictionaryQueries.processSteps()),
      client.query(applicationFormQueries.templates(currentLanguage())),
      client.query(applicationFormQueries.lcaToolSwitch()),
    ]),
  component: EpdApplyPage,
});

function EpdApplyPage() {
  const { companyName, pcr, ...from } = Route.useSearch();
  return <ApplicationFormScreen companyName={companyName} pcr={pcr} former={sourceOf(from)} />;
}
