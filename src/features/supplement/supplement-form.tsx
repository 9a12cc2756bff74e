import type { ReactNode } from 'react';
import { Button, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FIELD_MAX, REMARK_MAX } from '#src/lib/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { supplementMutations, supplementQueries } from './queries.ts';
import { supplementSchema, toRequest, type Chosen } from './rules.ts';
import { choiceOf } from './tree.ts';
import { TreeSelect } from './tree-select.tsx';
import { afterSupplement, useSavedProfile } from './use-saved-profile.ts';
import { blankValues, DRAFT_VERSION, FIELDS, isBlank, parseDraft, type SupplementValues } from './values.ts';
import classes from './supplement.module.css';

/**
 * The form itself (document 1 §3). Controlled, because two fields come and go with what is chosen; what was typed is
 * kept as a draft, so that a reload, another language or a session that ends loses nothing.
 */
export function SupplementForm({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const draft = useDraft({ form: 'supplement', userId, version: DRAFT_VERSION, parse: parseDraft });
  const industries = useQuery(supplementQueries.industries());
  const channels = useQuery(supplementQueries.channels());
  const chosenIn = ({ professionId, channelId }: SupplementValues): Chosen => ({
    profession: choiceOf(industries.data, professionId),
    channel: choiceOf(channels.data, channelId),
  });
  const form = useForm<SupplementValues>({
    mode: 'controlled',
    initialValues: draft.restored?.values ?? blankValues(),
    validate: (values) => schemaResolver(supplementSchema(chosenIn(values)), { sync: true })(values),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: (values) => {
      if (isBlank(values)) draft.discard();
      else draft.save(values);
    },
  });
  const complete = useMutation(supplementMutations.complete());
  const goOn = useSavedProfile();
  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: FIELDS,
    send: (values) => complete.mutateAsync(toRequest(values, chosenIn(values))),
    done: (_saved, { userName }) => {
      draft.discard();
      return goOn(userName.trim());
    },
  });
  const chosen = chosenIn(form.values);

  return (
    <form noValidate onSubmit={onSubmit}>
      <NumberedSection id="supplement-company" number={1} title="profile.sectionCompany">
        <TextInput
          {...form.getInputProps('userName')}
          label={t('profile.enterpriseName')}
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
        {chosen.profession?.isOther === true && (
          <TextInput
            {...form.getInputProps('otherProfession')}
            label={t('profile.otherProfession')}
            maxLength={FIELD_MAX}
          />
        )}
      </NumberedSection>
      <NumberedSection id="supplement-contact" number={2} title="profile.sectionContact">
        <TextInput
          {...form.getInputProps('contacts')}
          label={t('profile.contacts')}
          autoComplete="name"
          maxLength={FIELD_MAX}
        />
        <TextInput
          {...form.getInputProps('department')}
          label={<OptionalLabel text="profile.department" />}
          maxLength={FIELD_MAX}
        />
        <TextInput
          {...form.getInputProps('job')}
          label={<OptionalLabel text="profile.job" />}
          autoComplete="organization-title"
          maxLength={FIELD_MAX}
        />
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
        {chosen.channel?.isOther === true && (
          <TextInput
            {...form.getInputProps('otherChannel')}
            label={t('profile.otherChannel')}
            maxLength={FIELD_MAX}
          />
        )}
      </NumberedSection>
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={busy}>
          {t('profile.saveAndGoOn')}
        </Button>
        <Button component={Link} to={afterSupplement()} variant="subtle" size="md">
          {t('profile.skip')}
        </Button>
      </div>
    </form>
  );
}
