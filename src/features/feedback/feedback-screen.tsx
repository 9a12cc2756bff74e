import { type ReactNode, useRef } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { OwnCompanyName } from '#src/parts/session/own-company-name.tsx';
import { EmptyDrawing } from '#src/ui/drawings/empty-drawing.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink, Button } from '#src/ui/button-and-link.tsx';
import classes from './feedback.module.css';
import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { captchaProof } from '#src/parts/captcha/proof.ts';
import { useCaptcha } from '#src/parts/captcha/use-captcha.tsx';
import { DraftStatus } from '#src/parts/draft/draft-status.tsx';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { unwrap, api } from '#src/api/client.ts';
import * as rules from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';

/** Feedback (document 2 §2 `/Feedback`). Without a user the route guard is already redirecting. */
export function FeedbackScreen(): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle title="nav.feedback" intro="feedback.intro" />
      <div className={classes.layout}>
        <div>
          {user !== null && (
            <OwnCompanyName key={user.id} user={user} fields={5}>
              {(companyName) => <FeedbackForm user={user} companyName={companyName} />}
            </OwnCompanyName>
          )}
        </div>
        <aside>
          <EmptyDrawing of="messages" />
          <p>{t('result.feedbackNext')}</p>
          <TextLink to="/textmessage/$id" params={{ id: 'all' }} label="result.toInbox" />
        </aside>
      </div>
    </PageWidth>
  );
}

/** Validation first, then the CAPTCHA, then the request (document 2 §5). A cancelled or failed CAPTCHA keeps the input. */
const INPUTS = [
  ['companyName', { autoComplete: 'organization' }],
  ['nickname', { autoComplete: 'name' }],
  ['phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' }],
  ['mail', { type: 'email', inputMode: 'email', autoComplete: 'email' }],
] as const;

function FeedbackForm({ user, companyName }: { user: StoredUser; companyName: string }): ReactNode {
  const { t } = useText();
  const navigate = useNavigate();
  const captcha = useCaptcha();
  const proof = useRef('');
  const draft = useDraft({ ...rules.feedbackDraft, userId: user.id });
  const form = useSchemaForm<rules.FeedbackValues>({
    initialValues: draft.restored?.values ?? rules.firstValues(user, companyName),
    schema: rules.feedbackSchema,
    onValuesChange: draft.save,
  });
  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: (wrong) => rules.FIELDS.filter((field) => wrong.includes(field)),
    ask: async () => {
      const pass = await captcha.ask();
      proof.current = pass === null ? '' : captchaProof(pass);
      return pass !== null;
    },
    send: (values) =>
      unwrap(api.POST('/api/p/suggest/save', { body: rules.toRequest(values, proof.current) })),
    done: () => {
      draft.discard();
      setResultCode(RESULT.feedback);
      return navigate({ to: '/Result' });
    },
    unclear: 'feedback.unclear',
  });
  const field = (name: keyof rules.FeedbackValues) => ({
    ...form.getInputProps(name),
    label: t(`feedback.${name}`),
    maxLength: rules.TEXT_MAX[name],
  });

  return (
    <>
      <form className={formClasses.form} noValidate onSubmit={onSubmit}>
        {INPUTS.map(([name, attributes]) => (
          <TextInput key={form.key(name)} {...field(name)} {...attributes} />
        ))}
        <Textarea
          key={form.key('information')}
          {...field('information')}
          placeholder={t('feedback.infoPlaceholder')}
          description={t('feedback.infoHint', { max: rules.TEXT_MAX.information })}
          rows={6}
          resize="vertical"
        />
        <DraftStatus state={draft.state} />
        <Button
          label="feedback.submit"
          type="submit"
          size="md"
          className={formClasses.submit}
          loading={busy}
          onPointerEnter={captcha.prepare}
          onFocus={captcha.prepare}
        />
      </form>
      {captcha.element}
    </>
  );
}
