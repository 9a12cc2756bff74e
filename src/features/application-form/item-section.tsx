import { memo, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { DeclarationTypeField } from './declaration-type-field.tsx';
import { ItemFiles } from './item-files.tsx';
import type { CategoryGroup } from './options.ts';
import { ProductNameField } from './product-name-field.tsx';
import { canRemove } from './rules.ts';
import { productSectionId } from './sections.ts';
import { showsSame } from './shows-same.ts';
import { TechnologyField } from './technology-field.tsx';
import type { ApplicationForm } from './use-application-form.ts';
import type { FileSlot } from './values.ts';

interface ItemSectionProps {
  form: ApplicationForm;
  index: number;
  categories: UseQueryResult<CategoryGroup[], unknown>;
  uploadFor: (slot: FileSlot) => Upload;
  onRemove: () => void;
}

const sameProduct = showsSame();

/** One product of the application; drawn anew when something of it changes, not with every key in another. */
export const ItemSection = memo(
  Product,
  (before, now) =>
    sameProduct(before, now) &&
    canRemove(before.form.values.items) === canRemove(now.form.values.items) &&
    // Every render of the form has another object of the query.
    before.categories.data === now.categories.data &&
    before.categories.error === now.categories.error &&
    before.categories.isFetching === now.categories.isFetching,
);

function Product({ form, index, categories, uploadFor, onRemove }: ItemSectionProps): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection
      id={productSectionId(index)}
      number={index + 2}
      title={{ key: 'epd.apply.item', vars: { index: index + 1 } }}
      action={
        canRemove(form.values.items) && (
          <Button
            type="button"
            variant="subtle"
            color="refused"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-describedby={`${productSectionId(index)}-title`}
            onClick={onRemove}
          >
            {t('epd.apply.removeItem')}
          </Button>
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
