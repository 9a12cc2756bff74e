import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { SubmitBar } from '#src/parts/form/submit-bar.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { focusField } from '#src/ui/focus-field.ts';
import { ErrorList } from '#src/parts/form/error-list.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { SubmitFailure } from '#src/parts/form/submit-failure.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { type ApplicationForm, fieldErrorText } from './use-application-form.ts';
import { inPageOrder, productOf } from './rules.ts';
import classes from './application-form.module.css';
import base from '#src/ui/base.module.css';

interface SubmitSectionProps {
  form: ApplicationForm;
  id: string;
  number: number;
  uploading: boolean;
  /** Error of the last submission; null without one, or when shown elsewhere. */
  error: unknown;
}

export function SubmitSection({ form, id, number, uploading, error }: SubmitSectionProps): ReactNode {
  return (
    <NumberedSection id={id} number={number} title="epd.apply.sectionSubmit" intro="epd.apply.submitIntro">
      <ErrorSummary form={form} />
      <ApplicationFailure error={error} />
      <SubmitBar label="epd.apply.submit" uploading={uploading} />
    </NumberedSection>
  );
}

function ErrorSummary({ form }: { form: ApplicationForm }): ReactNode {
  const { t } = useText();
  const wrong = inPageOrder(Object.keys(form.errors).filter((path) => Boolean(form.errors[path])));
  const lines = wrong.map((path) => {
    const error = fieldErrorText(form.errors[path], path, t) ?? '';
    const index = productOf(path);
    // This message already names the product.
    const isNamed = index === null || form.errors[path] === 'epd.apply.valid.name';
    return { path, text: isNamed ? error : t('epd.apply.fixAt', { index, error }) };
  });
  return <ErrorList lines={lines} onGo={(path) => focusField(form.getInputNode(path))} />;
}

/** Error of a submission: nothing is lost, or where to check before submitting again. */
export function ApplicationFailure({ error }: { error: unknown }): ReactNode {
  const { t } = useText();
  return (
    <SubmitFailure
      error={error}
      fallback="epd.apply.submitFail"
      unclear={
        <>
          {t('epd.apply.submitUnclear')} <TextLink to="/epd/mineEpd" inherit label="epd.apply.toMine" />
        </>
      }
    >
      {t('epd.apply.submitKept')}
    </SubmitFailure>
  );
}

/** Sticky bar that returns to the summary after it opened a section; validates the form first. */
export function ReturnBar(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.root} data-bottom-bar>
      <span className={base.small}>{t('epd.apply.summary.changing')}</span>
      <Button type="submit">{t('epd.apply.summary.return')}</Button>
    </div>
  );
}
