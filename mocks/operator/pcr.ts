/** Operator actions for PCR requests: draft, review, publish or refuse (document 2 §1, §2). */
import { PCR_REQUEST } from '#src/lib/states.ts';
import { both, writtenIn } from '../domain/language.ts';
import { putFile } from '../domain/made-files.ts';
import { productNameEn } from '../domain/product-names.ts';
import { typedIn, typedInEnglish } from '../domain/typed-texts.ts';
import { padded } from '../lib/text.ts';
import type { Pcr, PcrApplication, Store, World } from '../world/entities.ts';
import type { OperatorAction, OperatorArguments } from './action.ts';
import { flag, optionalText, remarkArguments, remarkOf, rowStep, rowTitle } from './arguments.ts';
import { truncate, PCR_NAME_EN_MAX, PCR_NAME_MAX, notify } from './notify.ts';

const SHOWN_MAX = 40;

const REQUEST = {
  argument: 'requestId',
  noun: { zh: ' PCR 申请', en: 'PCR request' },
  rows: ({ pcrApplications }: Store) => pcrApplications,
  otherwise: ({ id, stage }: PcrApplication) => ({
    en: `an earlier stage; ${id} is at stage ${stage}`,
    zh: `更早的阶段：${id} 处于阶段 ${stage}`,
  }),
  shown:
    ({ store }: World) =>
    ({ id, companyName, product }: PcrApplication) => ({
      value: id,
      title: rowTitle(store, id, companyName, {
        zh: truncate(SHOWN_MAX, product),
        en: truncate(SHOWN_MAX, productNameEn(store, product) ?? typedIn(store, product, 'en')),
      }),
    }),
} as const;

function about({ product }: PcrApplication): { zh: string; en: string } {
  const short = (text: string): string => truncate(60, text.replaceAll(/\s+/g, ' '));
  return { zh: short(product), en: short(typedInEnglish(product) ?? product) };
}

const COVERED = {
  zh: '现有 PCR 已覆盖该产品，请按已发布的规则申请。',
  en: 'A published PCR covers this product. Apply with that one.',
};

const movePcrRequest = rowStep({
  id: 'movePcrRequest',
  title: { zh: '推进 PCR 申请', en: 'Move a request for a PCR on' },
  ...REQUEST,
  waits: ({ stage }) => stage < PCR_REQUEST.review,
  act: (world, request) => {
    const drafting = request.stage === PCR_REQUEST.proposed;
    world.store.pcrApplications.update(request.id, {
      stage: drafting ? PCR_REQUEST.drafting : PCR_REQUEST.review,
    });
    const product = about(request);
    notify(
      world,
      request.userId,
      drafting ? `PCR 已立项：${product.zh}，进入编制与公示。` : `PCR 进入评审：${product.zh}，公示已完成。`,
      drafting
        ? `PCR accepted: ${product.en}. Drafting and consultation have begun.`
        : `PCR under review: ${product.en}. The consultation is over.`,
      { kind: 'PCR_REQUEST', id: request.id },
    );
    return `PCR request ${request.id} moved to stage ${request.stage + 1}`;
  },
});

function nextNumber({ store, clock }: World): string {
  const prefix = `PCR-ST-${clock.today().slice(0, 4)}-`;
  const taken = store.pcrs
    .all()
    .filter(({ pcrNumber }) => pcrNumber.startsWith(prefix))
    .map(({ pcrNumber }) => Number(pcrNumber.slice(prefix.length)));
  return `${prefix}${padded(Math.max(0, ...taken) + 1, 2)}`;
}

/** With its documents; it appears in searches and applications. */
function publish(world: World, request: PcrApplication, args: OperatorArguments): Pcr {
  const { store, clock, ids } = world;
  const id = ids.next('pcr');
  const pcrNumber = nextNumber(world);
  const zh = optionalText(args, 'nameZh') ?? truncate(PCR_NAME_MAX, request.product.split('\n')[0] ?? '');
  const en = optionalText(args, 'nameEn') ?? null;
  const file = {
    businessType: 'PCR',
    maker: 'pcrPdf',
    args: { pcrId: id },
    createdAt: clock.now(),
  } as const;
  const put = (name: string, language: string): string =>
    putFile(store, { ...file, id: `a-${id}-${language}`, fileName: `${pcrNumber} ${name}.pdf` });
  const pcr: Pcr = {
    id,
    pcrNumber,
    version: 'V1.0',
    name: both(zh, en),
    registerNo: `DJ-${pcrNumber.slice(7, 11)}-${padded(store.pcrs.size + 1, 3)}`,
    author: both('平台技术委员会', 'Technical committee of the platform'),
    productClass: both('钢铁产品', 'Steel products'),
    description: both(`适用于${zh}。`, en === null ? null : `Covers ${en}.`),
    attachmentId: put(zh, 'zh'),
    enAttachmentId: en === null ? null : put(truncate(PCR_NAME_MAX, en), 'en'),
    publishedOn: clock.today(),
  };
  store.pcrs.put(pcr);
  return pcr;
}

const answerPcrRequest = rowStep({
  id: 'answerPcrRequest',
  title: { zh: '答复 PCR 申请', en: 'Answer a request for a PCR' },
  ...REQUEST,
  waits: ({ stage }) => stage < PCR_REQUEST.published,
  extra: [
    { name: 'publish', type: 'boolean', required: true },
    { name: 'nameZh', type: 'text', required: false, max: PCR_NAME_MAX },
    { name: 'nameEn', type: 'text', required: false, max: PCR_NAME_EN_MAX },
    ...remarkArguments('reason'),
  ],
  act: (world, request, args) => {
    const { store, clock } = world;
    const product = about(request);
    const answeredAt = clock.now();
    if (flag(args, 'publish')) {
      const { id: pcrId, pcrNumber } = publish(world, request, args);
      store.pcrApplications.update(request.id, { stage: PCR_REQUEST.published, answeredAt, pcrId });
      notify(
        world,
        request.userId,
        `PCR 已发布：${product.zh}，编号 ${pcrNumber}，现在可以按此规则申请 EPD/CFP。`,
        `PCR published: ${product.en}, as ${pcrNumber}. You can now apply for EPD/CFP with it.`,
        { kind: 'PCR_REQUEST', id: request.id },
      );
      return `PCR request ${request.id} answered with ${pcrNumber}`;
    }
    const reason = remarkOf(args, 'reason', COVERED);
    store.pcrApplications.update(request.id, { stage: PCR_REQUEST.refused, answeredAt, refusal: reason });
    notify(
      world,
      request.userId,
      `PCR 未立项：${product.zh}。${writtenIn(reason, 'zh')}`,
      `PCR turned down: ${product.en}. ${writtenIn(reason, 'en')}`,
      { kind: 'PCR_REQUEST', id: request.id },
    );
    return `PCR request ${request.id} refused`;
  },
});

export const pcrActions: readonly OperatorAction[] = [movePcrRequest, answerPcrRequest];
