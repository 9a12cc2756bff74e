/** The tree of product categories and the templates of the application form (document 2 §2, §7). */
import type { components } from '#src/api/generated/schema.d.ts';
import type { ProductCategory } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { ok, signedIn, type Handler } from '../handler.ts';
import { listed, readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { mappedPage, PAGE } from '../shared/page.ts';
import { refuse, type Text } from '../shared/say.ts';

type Wire = components['schemas'];

const NO_PCR: Text = { zh: 'PCR 不存在', en: 'The PCR does not exist.' };

function toLeaf({ id, name }: ProductCategory): Wire['ProductCategoryLeaf'] {
  return { id, categoryName: name.zh, categoryNameEn: name.en };
}

/** The two levels; with a PCR number only what that PCR covers, and no empty branch. */
function treeOf(store: Store, pcrNumber: string | null): Wire['ProductCategory'][] {
  const covered = (row: ProductCategory) => pcrNumber === null || row.pcrNumbers.includes(pcrNumber);
  return store.productCategories.where('parentId', null).flatMap((branch) => {
    const children = store.productCategories.where('parentId', branch.id).filter(covered).map(toLeaf);
    return children.length === 0 ? [] : [{ ...toLeaf(branch), children }];
  });
}

export const listProductCategories: Handler<'listProductCategories'> = (call) => {
  const { store } = call.world;
  const id = call.body.id ?? null;
  if (id === null) return ok(treeOf(store, null));
  const pcr = store.pcrs.get(id);
  return pcr === undefined ? refuse(call, NO_PCR) : ok(treeOf(store, pcr.pcrNumber));
};

export const listTemplates = signedIn<'listTemplates'>((call) => {
  const { store } = call.world;
  const form = readForm(call, call.body, { ...PAGE, i18n: listed<'zh-CN' | 'en'>() });
  if (isFailure(form)) return form;
  return ok(
    mappedPage(store.templates.all(), form, ({ id, code, attachmentId, enAttachmentId }) => {
      const file = form.i18n === 'en' ? (enAttachmentId ?? attachmentId) : attachmentId;
      const name = file === null ? null : (store.attachments.get(file)?.fileName ?? null);
      return { id, code, attachmentId: file, name };
    }),
  );
});
