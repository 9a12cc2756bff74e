import { memo, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { RemovePart } from '#src/parts/form/remove-part.tsx';
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
