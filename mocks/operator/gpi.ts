/** What the staff do with the general programme instructions: each language has its own file and its own switch. */
import { FILE_NAME_MAX } from '#src/lib/limits.ts';
import { putFile } from '../domain/made-files.ts';
import type { World } from '../world/types.ts';
import {
  OperatorError,
  type OperatorAction,
  type OperatorArgument,
  type OperatorArguments,
} from './action.ts';
import { choice, flag, text } from './arguments.ts';

const LANGUAGES = ['zh-CN', 'en'] as const;
const LANGUAGE: OperatorArgument = {
  name: 'language',
  type: 'text',
  required: true,
  options: [
    { value: 'zh-CN', title: { zh: '中文', en: 'Chinese' } },
    { value: 'en', title: { zh: '英文', en: 'English' } },
  ],
};
/** Longest version; its file is called after it. */
const VERSION_MAX = FILE_NAME_MAX - 'GPI--zh.pdf'.length;

function rowOf({ store }: World, args: OperatorArguments) {
  const language = choice(args, 'language', LANGUAGES);
  const [row] = store.gpis.where('language', language);
  if (row === undefined)
    throw new OperatorError(
      `There are no programme instructions in "${language}"`,
      `没有“${language}”的通则`,
    );
  return row;
}

const setGpi: OperatorAction = {
  id: 'setGpi',
  title: { zh: '开放或关闭通用程序指南', en: 'Switch the programme instructions on or off' },
  args: () => [LANGUAGE, { name: 'enable', type: 'boolean', required: true }],
  possible: ({ store }) => store.gpis.size > 0,
  run: (world, args) => {
    const { id, language } = rowOf(world, args);
    const enabled = flag(args, 'enable');
    world.store.gpis.update(id, { enabled });
    return { changed: `Programme instructions in ${language} ${enabled ? 'offered' : 'not offered'}` };
  },
};

const replaceGpi: OperatorAction = {
  id: 'replaceGpi',
  title: { zh: '更新通用程序指南', en: 'Replace the programme instructions' },
  args: () => [LANGUAGE, { name: 'version', type: 'text', required: true, max: VERSION_MAX }],
  possible: ({ store }) => store.gpis.size > 0,
  run: (world, args) => {
    const { id, language } = rowOf(world, args);
    const version = text(args, 'version');
    const { store, ids, clock } = world;
    const name = `GPI-${version}-${language === 'en' ? 'en' : 'zh'}.pdf`;
    const attachmentId = putFile(store, {
      id: ids.next('a-gpi'),
      fileName: name,
      businessType: 'GPI',
      createdAt: clock.now(),
      maker: 'attachmentPdf',
      args: {
        title: { zh: '通用程序指南', en: 'General programme instructions' },
        number: `GPI ${version}`,
        createdAt: clock.today(),
      },
    });
    store.gpis.update(id, { attachmentId, name });
    return { changed: `Programme instructions in ${language} are now ${name}` };
  },
};

export const gpiActions: readonly OperatorAction[] = [setGpi, replaceGpi];
