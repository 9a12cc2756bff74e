/** Operator actions that publish news, announcements and resources (document 2 §2). */
import { FILE_NAME_MAX } from '#src/lib/limits.ts';
import { putFile, putPicture } from '../domain/made-files.ts';
import { EDITOR, PUBLISHER } from '../domain/offices.ts';
import type { Bilingual, World } from '../world/entities.ts';
import {
  OperatorError,
  type OperatorAction,
  type OperatorArgument,
  type OperatorArguments,
} from './action.ts';
import { choice, optionalFlag, optionalText, text } from './arguments.ts';
import { ABSTRACT_MAX, truncate, lengthOf, RESOURCE_NAME_MAX, TITLE_MAX, paragraph } from './notify.ts';

const PDF = '.pdf';
/** Attachment names are entered in one text field. */
const BETWEEN = /[;；\n]/;

/** Arguments for a bilingual text, e.g. `titleZh` and `titleEn`. */
function twoTexts(name: string, max?: number): OperatorArgument[] {
  const limit = max === undefined ? {} : { max };
  return [
    { name: `${name}Zh`, type: 'text', required: true, ...limit },
    { name: `${name}En`, type: 'text', required: false, ...limit },
  ];
}

function read(args: OperatorArguments, name: string): Bilingual {
  return { zh: text(args, `${name}Zh`), en: optionalText(args, `${name}En`) ?? null };
}

const mapped = ({ zh, en }: Bilingual, change: (plain: string) => string): Bilingual => ({
  zh: change(zh),
  en: en === null ? null : change(en),
});

function picture({ store, clock }: World, id: string, businessType: 'NEWS' | 'RESOURCE'): string {
  return putPicture<'newsPicture'>(store, {
    id: `a-${id}-image`,
    fileName: `${id}.png`,
    businessType,
    createdAt: clock.now(),
    maker: 'newsPicture',
    args: { subject: id },
  });
}

function document(
  { store, clock }: World,
  file: { id: string; name: string; businessType: string; title: Bilingual; text: Bilingual },
): string {
  const full = ({ zh, en }: Bilingual) => ({ zh, en: en ?? zh });
  return putFile(store, {
    id: file.id,
    fileName: `${file.name}${PDF}`,
    businessType: file.businessType,
    createdAt: clock.now(),
    maker: 'attachmentPdf',
    args: { title: full(file.title), createdAt: clock.today(), paragraphs: [full(file.text)] },
  });
}

const publishNews: OperatorAction = {
  id: 'publishNews',
  title: { zh: '发布新闻', en: 'Publish news' },
  args: () => [
    ...twoTexts('title', TITLE_MAX),
    ...twoTexts('text'),
    { name: 'picture', type: 'boolean', required: false },
  ],
  possible: () => true,
  run: (world, args) => {
    const id = world.ids.next('news');
    const body = read(args, 'text');
    world.store.news.put({
      id,
      title: read(args, 'title'),
      editor: EDITOR.secretariat,
      publisher: PUBLISHER,
      abstract: mapped(body, (plain) => truncate(ABSTRACT_MAX, plain)),
      html: mapped(body, paragraph),
      pictureId: optionalFlag(args, 'picture', false) ? picture(world, id, 'NEWS') : null,
      publishedAt: world.clock.now(),
    });
    return { changed: `News ${id} published` };
  },
};

function namesOf(args: OperatorArguments): string[] {
  const names = (optionalText(args, 'files') ?? '')
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.some((name) => lengthOf(name + PDF) > FILE_NAME_MAX)) {
    throw new OperatorError(
      `A name in "files" must have at most ${FILE_NAME_MAX - PDF.length} characters`,
      `附件名称最多 ${FILE_NAME_MAX - PDF.length} 个字符`,
    );
  }
  return names;
}

const publishAnnouncement: OperatorAction = {
  id: 'publishAnnouncement',
  title: { zh: '发布公告', en: 'Publish an announcement' },
  args: () => [
    ...twoTexts('title', TITLE_MAX),
    ...twoTexts('text'),
    // Names without extension, separated by semicolons; each becomes a PDF.
    { name: 'files', type: 'text', required: false },
  ],
  possible: () => true,
  run: (world, args) => {
    const names = namesOf(args);
    const [title, body] = [read(args, 'title'), read(args, 'text')];
    const id = world.ids.next('ann');
    world.store.announcements.put({
      id,
      title,
      summary: mapped(body, (plain) => truncate(ABSTRACT_MAX, plain)),
      html: mapped(body, paragraph),
      publishedAt: world.clock.now(),
      attachmentIds: names.map((name, index) =>
        document(world, {
          id: `a-${id}-${index + 1}`,
          name,
          businessType: 'ANNOUNCEMENT',
          title: { zh: name, en: null },
          text: body,
        }),
      ),
    });
    return { changed: `Announcement ${id} published with ${names.length} attachments` };
  },
};

const TYPES = 'RESOURCE_TYPE';

const publishResource: OperatorAction = {
  id: 'publishResource',
  title: { zh: '发布资源', en: 'Publish a resource' },
  args: ({ store }) => [
    {
      name: 'type',
      type: 'text',
      required: true,
      options: store.dictItems.where('type', TYPES).map(({ itemCode, value }) => ({
        value: itemCode,
        title: { zh: value.zh, en: value.en ?? value.zh },
      })),
    },
    ...twoTexts('name', RESOURCE_NAME_MAX),
    ...twoTexts('introduction', ABSTRACT_MAX),
    { name: 'picture', type: 'boolean', required: false },
  ],
  possible: ({ store }) => store.dictItems.where('type', TYPES).length > 0,
  run: (world, args) => {
    const types = world.store.dictItems.where('type', TYPES).map(({ itemCode }) => itemCode);
    const type = choice(args, 'type', types);
    const [name, introduction] = [read(args, 'name'), read(args, 'introduction')];
    const id = world.ids.next('res');
    const file = (language: 'zh' | 'en', called: string): string =>
      document(world, {
        id: `a-${id}-${language}`,
        name: called,
        businessType: 'RESOURCE',
        title: name,
        text: introduction,
      });
    world.store.resources.put({
      id,
      type,
      name,
      introduction,
      imageId: optionalFlag(args, 'picture', true) ? picture(world, id, 'RESOURCE') : null,
      cnFileId: file('zh', name.zh),
      // An English name implies an English edition.
      enFileId: name.en === null ? null : file('en', name.en),
      publishedAt: world.clock.now(),
    });
    return { changed: `Resource ${id} published under ${type}` };
  },
};

export const publishingActions: readonly OperatorAction[] = [
  publishNews,
  publishAnnouncement,
  publishResource,
];
