/** General programme instructions: one file and one switch per language. */
import { FILE_NAME_MAX } from '#src/lib/limits.ts';
import { putFile } from '../domain/made-files.ts';
import type { World } from '../world/entities.ts';
import {
  OperatorError,
  type OperatorAction,
  type OperatorArgument,
  type OperatorArguments,
} from './action.ts';
import { choice, flag, text, optionalText, rowArgument, shownUser } from './arguments.ts';
import { SWITCHES } from '../domain/settings.ts';
import { MESSAGE_MAX, notify } from './notify.ts';

const sendMessage: OperatorAction = {
  id: 'sendMessage',
  title: { zh: '发送系统消息', en: 'Send a message' },
  args: (world) => [
    rowArgument('userId', world.store.users.all(), shownUser(world)),
    { name: 'zh', type: 'text', required: true, max: MESSAGE_MAX },
    { name: 'en', type: 'text', required: false, max: MESSAGE_MAX },
  ],
  possible: ({ store }) => store.users.size > 0,
  run: (world, args) => {
    const userId = text(args, 'userId');
    if (world.store.users.get(userId) === undefined)
      throw new OperatorError(`There is no user "${userId}"`, `没有用户“${userId}”`);
    notify(world, userId, text(args, 'zh'), optionalText(args, 'en') ?? null);
    return { changed: `Message sent to ${userId}` };
  },
};

const NAMES = SWITCHES.map(({ name }) => name);

const setSetting: OperatorAction = {
  id: 'setSetting',
  title: { zh: '设置平台开关', en: 'Set a switch of the platform' },
  args: () => [
    {
      name: 'name',
      type: 'text',
      required: true,
      options: SWITCHES.map(({ name, title }) => ({ value: name, title })),
    },
    {
      name: 'value',
      type: 'text',
      required: true,
      options: [
        { value: '1', title: { zh: '开', en: 'On' } },
        { value: '0', title: { zh: '关', en: 'Off' } },
      ],
    },
  ],
  possible: () => true,
  run: (world, args) => {
    const name = choice(args, 'name', NAMES);
    const value = choice(args, 'value', ['0', '1']);
    const isKnown = SWITCHES.find((each) => each.name === name)?.set(world, value === '1') ?? false;
    if (!isKnown) throw new OperatorError(`There is no switch "${name}"`, `没有开关“${name}”`);
    return { changed: `${name} set to ${value}` };
  },
};

export const platformActions: readonly OperatorAction[] = [sendMessage, setSetting];

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
/** The file name contains the version. */
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
