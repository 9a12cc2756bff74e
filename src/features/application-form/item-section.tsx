import { memo, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Radio } from '@mantine/core';
import { RemovePart } from '#src/parts/form/remove-part.tsx';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { useText } from '#src/i18n/use-text.ts';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { ItemFiles, showsSame } from './item-files.tsx';
import { ProductNameField } from './product-name-field.tsx';
import { canRemove } from '#src/parts/form/form-list.tsx';
import type { ApplicationForm } from './use-application-form.ts';
import { type FileSlot, DECLARATION_TYPES, type CategoryGroup } from './values.ts';
import { productSectionId } from './rules.ts';

const TechnologyField = memo(ProcessField, showsSame(['technologyId']));

function ProcessField({ form, index }: { form: ApplicationForm; index: number }): ReactNode {
  const { t } = useText();
  return (
    <DictionarySelect
      {...form.getInputProps(`items.${index}.technologyId`)}
      entries={dictionaryQueries.processSteps()}
      by="id"
      label={<OptionalLabel text="epd.apply.technology" />}
      placeholder={t('epd.apply.technologyPlaceholder')}
    />
  );
}

const WORDS = {
  EPD: { label: 'epd.apply.typeEpd', hint: 'epd.apply.typeEpdHint' },
  CFP: { label: 'epd.apply.typeCfp', hint: 'epd.apply.typeCfpHint' },
} as const;

const DeclarationTypeField = memo(TypeField, showsSame(['productType']));

function TypeField({ form, index }: { form: ApplicationForm; index: number }): ReactNode {
  const { t } = useText();
  const path = `items.${index}.productType`;
  return (
    <div id={`product-${String(index + 1)}-type`}>
      <Radio.Group {...form.getInputProps(path)} size="md" label={t('epd.apply.productType')}>
        <ChoiceCards
          options={DECLARATION_TYPES.map((type) => ({ value: type, ...WORDS[type] }))}
          wrong={form.errors[path] !== undefined}
        />
      </Radio.Group>
    </div>
  );
}

interface ItemSectionProps {
  form: ApplicationForm;
  index: number;
  categories: UseQueryResult<CategoryGroup[], unknown>;
  uploadFor: (slot: FileSlot) => Upload;
  onRemove: () => void;
}

const sameProduct = showsSame();

/** One product. Memoised: typing in another product must not re-render it. */
export const ItemSection = memo(
  Product,
  (before, now) =>
    sameProduct(before, now) &&
    canRemove(before.form.values.items) === canRemove(now.form.values.items) &&
    // Compares fields: the query object changes with every render of the form.
    before.categories.data === now.categories.data &&
    before.categories.error === now.categories.error &&
    before.categories.isFetching === now.categories.isFetching,
);

function Product({ form, index, categories, uploadFor, onRemove }: ItemSectionProps): ReactNode {
  return (
    <NumberedSection
      id={productSectionId(index)}
      number={index + 2}
      title={{ key: 'epd.apply.item', vars: { index: index + 1 } }}
      action={
        canRemove(form.values.items) && (
          <RemovePart section={productSectionId(index)} label="epd.apply.removeItem" onRemove={onRemove} />
        )
      }
    >
      <DeclarationTypeField form={form} index={index} />
      <ProductNameField form={form} index={index} categories={categories} />
      <TechnologyField form={form} index={index} />
      <ItemFiles form={form} index={index} uploadFor={uploadFor} />
    </NumberedSection>
  );
}
