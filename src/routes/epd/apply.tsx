import { createFileRoute } from '@tanstack/react-router';
import { ApplicationFormScreen } from '#src/features/application-form/application-form-screen.tsx';
import { sourceOf } from '#src/features/application-form/former.ts';
import { applicationFormQueries } from '#src/features/application-form/queries.ts';
import { addressReader, codeParam, textParam } from '#src/lib/address-params.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/**
 * `companyName`: the company that applies (document 2 §2); `pcr`: number of the rules to apply with, from the PCR search;
 * `copyOf`: id of an own application to copy; `renew`: id of an own declaration to renew, with `copyOf` as the application that
 * it came from, where that is known.
 */
const applySearch = addressReader({
  companyName: textParam,
  pcr: codeParam(),
  copyOf: codeParam(),
  renew: codeParam(),
});

/** The application form; only for approved users of a certified company (document 2 §6, decision 18). */
export const Route = createFileRoute('/_shell/epd/epdApplyFor')({
  staticData: { title: 'epd.apply.title' },
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
