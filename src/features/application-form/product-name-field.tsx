import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Select } from '@mantine/core';
import { IconKeyboard, IconListTree } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import { nameIn } from '#src/lib/names.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { listProps } from '#src/ui/list-props.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { ProductNameInput } from '#src/parts/form/product-name-input.tsx';
import type { ApplicationForm } from './use-application-form.ts';
import type { CategoryGroup } from './values.ts';

interface ProductNameFieldProps {
  form: ApplicationForm;
  index: number;
  categories: UseQueryResult<CategoryGroup[], unknown>;
}

/** Name of a product: selected from the category tree or typed; switching keeps both values. */
export function ProductNameField({ form, index, categories }: ProductNameFieldProps): ReactNode {
  const { t } = useText();
  const picking = form.values.items[index]?.naming !== 'type';
  const swap = (): void => {
    flushSync(() => {
      form.setFieldValue(`items.${index}.naming`, picking ? 'type' : 'pick');
      form.clearFieldError(`items.${index}.categoryId`);
      form.clearFieldError(`items.${index}.typedName`);
    });
    focusField(form.getInputNode(`items.${index}.${picking ? 'typedName' : 'categoryId'}`));
  };
  return (
    <div id={`product-${String(index + 1)}-name`}>
      {picking ? (
        <>
          <PickedName
            form={form}
            index={index}
            groups={categories.data ?? []}
            loading={categories.isPending}
          />
          <LoadFailure query={categories} />
        </>
      ) : (
        <TypedName form={form} index={index} />
      )}
      <Button
        type="button"
        variant="subtle"
        mt="0.25rem"
        ms="-0.75rem"
        px="0.75rem"
        leftSection={
          picking ? <IconKeyboard size={18} aria-hidden /> : <IconListTree size={18} aria-hidden />
        }
        onClick={swap}
      >
        {t(picking ? 'epd.apply.switchToInput' : 'epd.apply.switchToPick')}
      </Button>
    </div>
  );
}

interface PickedNameProps {
  form: ApplicationForm;
  index: number;
  groups: readonly CategoryGroup[];
  loading: boolean;
}

function PickedName({ form, index, groups, loading }: PickedNameProps): ReactNode {
  const { t, lang } = useText();
  const products = groups.flatMap((group) => group.children);
  return (
    <Select<string>
      {...form.getInputProps(`items.${index}.categoryId`)}
      label={t('epd.apply.productName')}
      placeholder={t('epd.apply.pickPlaceholder')}
      description={t('epd.apply.pickHint')}
      data={groups.map((group) => ({
        group: nameIn(lang, group.name),
        items: group.children.map((child) => ({ value: child.id, label: nameIn(lang, child.name) })),
      }))}
      onChange={(id) => {
        form.setFieldValue(`items.${index}.categoryId`, id);
        form.setFieldValue(
          `items.${index}.categoryName`,
          products.find((product) => product.id === id)?.name.zh ?? '',
        );
      }}
      {...listProps}
      clearButtonProps={{ 'aria-label': t('common.reset') }}
      loading={loading}
      nothingFoundMessage={t('epd.apply.pickEmpty')}
    />
  );
}

function TypedName({ form, index }: { form: ApplicationForm; index: number }): ReactNode {
  const { t } = useText();
  const path = `items.${index}.typedName` as const;
  return (
    <ProductNameInput
      {...form.getInputProps(path)}
      placeholder={t('epd.apply.productNamePlaceholder')}
      max={PRODUCT_NAME_MAX}
      onBlur={() => form.setFieldValue(path, (text) => text.trim())}
    />
  );
}
