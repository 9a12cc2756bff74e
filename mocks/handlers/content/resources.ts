/** Resources to download, by type (document 2 §2, §7). */
import { ID_MAX } from '#src/lib/limits.ts';
import { ok, type Handler } from '../handler.ts';
import type { Resource } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { derived } from '../../domain/derived.ts';
import { inLanguage } from '../../domain/language.ts';
import { line, readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { mappedPage, PAGE } from '../shared/page.ts';

const byType = derived(['resources'], () => new Map<string, readonly Resource[]>());

/** Newest first; among equals in the order in which they were put up. */
function resourcesOf(store: Store, type: string): readonly Resource[] {
  const known = byType(store).get(type);
  if (known !== undefined) return known;
  const rows = [...store.resources.where('type', type)].sort((a, b) => b.publishedAt - a.publishedAt);
  byType(store).set(type, rows);
  return rows;
}

const type = line({ label: { zh: '资源类型', en: 'Resource type' }, max: ID_MAX });

/** `type` is an itemCode of RESOURCE_TYPE; one that is none has no resources. */
export const listResources: Handler<'listResources'> = (call) => {
  const { world, language } = call;
  const form = readForm(call, call.body, { ...PAGE, type });
  if (isFailure(form)) return form;
  const published = resourcesOf(world.store, form.type).filter((row) => row.publishedAt <= world.clock.now());
  return ok(
    mappedPage(published, form, ({ id, name, introduction, imageId, cnFileId, enFileId }) => ({
      id,
      resourceName: inLanguage(name, language),
      resourceIntroduce: inLanguage(introduction, language),
      resourceImageId: imageId,
      cnResourceFileId: cnFileId,
      enResourceFileId: enFileId,
    })),
  );
};
