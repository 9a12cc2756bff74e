import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { setResultCode } from '#src/lib/result-code.ts';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { AddPart, useFormList } from '#src/parts/form/form-list.tsx';
import { MissingList } from '#src/parts/form/missing-list.tsx';
import { useAskSame } from '#src/parts/form/use-ask-same.ts';
import { useSubmit } from '#src/parts/form/use-form.ts';
import { ITEM_FILES } from '#src/parts/item-files/item-files.ts';
import { useUploads } from '#src/parts/uploads/use-uploads.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { FormWithNav } from '#src/ui/form-with-nav.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import type { Words } from '#src/ui/words.ts';
import { CompanyField } from './company-field.tsx';
import { FormHead } from './form-head.tsx';
import { FormerNotices } from './former-notices.tsx';
import { ItemSection } from './item-section.tsx';
import { PcrField, RestoreProducts } from './pcr-field.tsx';
import { applicationFormMutations } from './queries.ts';
import * as rules from './rules.ts';
import { ReturnBar, SubmitSection } from './submit-section.tsx';
import { SummaryDialog } from './summary-dialog.tsx';
import { useApplicationForm, useFormer } from './use-application-form.ts';
import { useChoices } from './use-choices.ts';
import {
  addedItem,
  blankValues,
  applicationDraft,
  isBlank,
  withRules,
  type ApplicationValues,
} from './values.ts';

interface ApplicationFormBodyProps {
  userId: string;
  pcr: string | null;
  company: {
    sent: string;
    shown: string;
    other: string | null;
  };
  former?: ApplicationValues | null;
  noFormer?: Words | null;
}

export function ApplicationFormBody(props: ApplicationFormBodyProps): ReactNode {
  const { userId, pcr, company, former = null, noFormer = null } = props;
  const router = useRouter();
  const draft = useDraft({ ...applicationDraft, userId, isBlank });
  const form = useApplicationForm(draft, pcr, former);
  const taking = useFormer(form, draft.restored, former);
  const { categories, choosePcr, refuseStale, back } = useChoices(form);
  const { uploadFor, running, anyRunning, finish } = useUploads(draft);
  const items = useFormList(form, {
    name: 'items',
    max: APPLICATION_ITEMS_MAX,
    added: addedItem,
    sectionId: rules.productSectionId,
    removeTitle: 'epd.apply.removeItem',
    removeBody: (index) => ({ key: 'epd.apply.removeConfirm', vars: { index } }),
  });
  const [summary, setSummary] = useState<ApplicationValues | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const askSame = useAskSame();

  const application = useMutation(applicationFormMutations.submit());
  const submit = useSubmit({
    form,
    inOrder: rules.inPageOrder,
    besides: () => !anyRunning(),
    ask: async (values) => {
      const [stale] = rules.inPageOrder(refuseStale());
      if (stale !== undefined) focusField(form.getInputNode(stale));
      else if (await askSame(values.items.map(rules.likenessOf))) {
        submit.reset();
        setSummary(values);
      }
      // The summary dialog submits the form.
      return false;
    },
    send: (values) => application.mutateAsync(rules.toRequest(values, company.sent)),
    done: async (id, values) => {
      finish();
      const kinds = new Set(values.items.map(({ productType }) => productType));
      setResultCode(rules.resultOf(values.items), { id, both: kinds.size > 1 });
      // Replaces the URL of a copy: going back would prefill the form again and invite a duplicate submission.
      await router.navigate({ to: '/Result', search: { type: '1' }, replace: former !== null });
    },
    errorPlace: 'form',
  });

  const startAnew = (): void => {
    form.setValues(withRules(blankValues(), pcr));
    form.clearErrors();
    draft.discard();
    submit.reset();
    // The URL must not prefill the form again.
    if (former !== null) void router.navigate({ to: '/epd/epdApplyFor', replace: true });
  };

  const change = (sectionId: string): void => {
    flushSync(() => {
      setSummary(null);
      setChanging(sectionId);
    });
    document.getElementById(sectionId)?.scrollIntoView({ block: 'start' });
    focusField(form.getInputNode(rules.firstFieldOf(sectionId, form.getValues())));
  };

  const { values } = form;
  return (
    <>
      <FormHead
        restored={taking.asks === null ? draft.restored : null}
        experienced={former !== null}
        onDiscard={startAnew}
        onTourEnd={() => focusField(form.getInputNode('pcrNumber'))}
      >
        <FormerNotices taking={taking} values={values} missing={noFormer} onAnew={startAnew} />
      </FormHead>
      <FormWithNav
        sections={rules.sectionsOf(values, form.errors)}
        note={<DraftStatus state={draft.state} />}
        missing={<MissingList schema={rules.applicationSchema} form={form} labelOf={rules.labelOf} />}
      >
        <form noValidate onSubmit={submit.onSubmit}>
          <NumberedSection id={rules.RULES_SECTION_ID} number={1} title="epd.apply.sectionRules">
            <CompanyField name={company.shown} other={company.other} />
            <PcrField form={form} asked={pcr} onChoose={(chosen) => void choosePcr(chosen)} />
            <RestoreProducts back={back} />
          </NumberedSection>
          {values.items.map((item, index) => (
            <ItemSection
              key={item.key}
              form={form}
              index={index}
              categories={categories}
              uploadFor={(slot) => uploadFor(ITEM_FILES[slot].purpose)}
              onRemove={() => void items.remove(index)}
            />
          ))}
          <AddPart list={items} hint="epd.apply.maxItems" />
          <SubmitSection
            form={form}
            id={rules.SUBMIT_SECTION_ID}
            number={values.items.length + 2}
            uploading={running > 0}
            error={summary === null ? submit.error : null}
          />
          {changing !== null && <ReturnBar />}
        </form>
      </FormWithNav>
      <SummaryDialog
        opened={summary !== null}
        onClose={() => setSummary(null)}
        companyName={company.shown}
        values={summary ?? values}
        categories={categories.data ?? []}
        sending={submit.busy}
        error={submit.error}
        onSend={() => {
          if (summary !== null) void submit.send(summary);
        }}
        onChange={change}
        from={changing}
      />
    </>
  );
}
