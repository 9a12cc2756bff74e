import { type ReactNode, useMemo } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FIELD_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { LoadedSelect, type ListFieldProps } from '#src/parts/dictionary/loaded-select.tsx';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { notify } from '#src/ui/notify.ts';
import { readStorage } from '#src/lib/storage.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { businessIdOf } from '#src/lib/business-id.ts';
import { currentUser, storeToken, updateUser } from '#src/api/session.ts';
import { supplementCalls, supplementQueries, type TreeQuery } from './queries.ts';
import { supplementSchema, toRequest, type Chosen } from './rules.ts';
import { choiceOf, optionsOf } from './tree.ts';
import { blankValues, supplementDraft, FIELDS, isBlank, type SupplementValues } from './values.ts';
import classes from './supplement.module.css';

type LineField = 'otherProfession' | 'contacts' | 'department' | 'job' | 'otherChannel';

/**
 * Supplement form (document 1 §3). Controlled, because two fields depend on the selection; a draft survives a reload, a change
 * of language and the end of the session.
 */
export function SupplementForm({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const draft = useDraft({ ...supplementDraft, userId, isBlank });
  const industries = useQuery(supplementQueries.industries());
  const channels = useQuery(supplementQueries.channels());
  const chosenIn = ({ professionId, channelId }: SupplementValues): Chosen => ({
    profession: choiceOf(industries.data, professionId),
    channel: choiceOf(channels.data, channelId),
  });
  const form = useSchemaForm<SupplementValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? blankValues(),
    schema: (values) => supplementSchema(chosenIn(values)),
    onValuesChange: draft.save,
  });
  const goOn = useSavedProfile();
  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: FIELDS,
    send: (values) => supplementCalls.complete(toRequest(values, chosenIn(values))),
    done: (_saved, { userName }) => {
      draft.discard();
      return goOn(userName.trim());
    },
  });
  const chosen = chosenIn(form.values);
  const line = (field: LineField, label: ReactNode, autoComplete?: string): ReactNode => (
    <TextInput
      {...form.getInputProps(field)}
      label={label}
      maxLength={FIELD_MAX}
      {...(autoComplete !== undefined && { autoComplete })}
    />
  );

  return (
    <form noValidate onSubmit={onSubmit}>
      <NumberedSection id="supplement-company" number={1} title="profile.sectionCompany">
        <TextInput
          {...form.getInputProps('userName')}
          label={t('enterprise.companyName')}
          autoComplete="organization"
          onBlur={() => form.setFieldValue('userName', (typed) => typed.trim())}
        />
        <DictionarySelect
          {...form.getInputProps('companyType')}
          entries={dictionaryQueries.companyTypes()}
          label={t('profile.companyType')}
          placeholder={t('common.pleaseSelect')}
        />
        <TreeSelect
          {...form.getInputProps('professionId')}
          tree={supplementQueries.industries()}
          label={<OptionalLabel text="profile.profession" />}
          placeholder={t('common.pleaseSelect')}
        />
        {chosen.profession?.isOther === true && line('otherProfession', t('profile.otherProfession'))}
      </NumberedSection>
      <NumberedSection id="supplement-contact" number={2} title="profile.sectionContact">
        {line('contacts', t('enterprise.contacts'), 'name')}
        {line('department', <OptionalLabel text="profile.department" />)}
        {line('job', <OptionalLabel text="profile.job" />, 'organization-title')}
      </NumberedSection>
      <NumberedSection id="supplement-needs" number={3} title="profile.sectionNeeds">
        <Textarea
          {...form.getInputProps('demand')}
          label={<OptionalLabel text="profile.demand" />}
          placeholder={t('profile.demandPlaceholder')}
          resize="vertical"
          rows={4}
          maxLength={REMARK_MAX}
        />
        <TreeSelect
          {...form.getInputProps('channelId')}
          tree={supplementQueries.channels()}
          label={<OptionalLabel text="profile.channel" />}
          placeholder={t('common.pleaseSelect')}
        />
        {chosen.channel?.isOther === true && line('otherChannel', t('profile.otherChannel'))}
      </NumberedSection>
      <div className={classes.actions}>
        <Button label="profile.saveAndGoOn" type="submit" size="md" loading={busy} />
        <LinkButton to={afterSupplement()} variant="subtle" size="md" label="profile.skip" />
      </div>
    </form>
  );
}

interface TreeSelectProps extends ListFieldProps {
  tree: TreeQuery;
}

/** Searchable select of a tree's leaves, grouped by the first level. */
function TreeSelect({ tree, ...input }: TreeSelectProps): ReactNode {
  const labelOf = useEntryLabel();
  const query = useQuery(tree);
  const data = useMemo(() => optionsOf(query.data ?? [], labelOf), [query.data, labelOf]);
  return <LoadedSelect {...input} query={query} data={data} />;
}

/**
 * After saving: refreshes the token, updates the stored user and navigates home (document 1 §4), or back to the product whose
 * PDF was requested.
 */
export function useSavedProfile(): (name: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (name) => {
    const who = currentUser()?.id;
    // Without a new token the current one stays valid until it expires.
    const token = await supplementCalls.refreshToken().catch(() => null);
    if (token !== null && currentUser()?.id === who) storeToken(token);
    const user = currentUser();
    if (user !== null) updateUser({ ...user, userName: name, companyName: name });
    notify.success('profile.saved');
    // Replaces the history entry: going back to the form would only redirect.
    await router.navigate({ href: afterSupplement(), replace: true });
    void queryClient.invalidateQueries();
  };
}

/** Target after submit or skip: the product whose PDF was requested, else home. */
function afterSupplement(): string {
  const product = businessIdOf(readStorage(STORAGE.pdfId));
  return product === null ? '/' : `/app/epd/${encodeURIComponent(product)}`;
}
