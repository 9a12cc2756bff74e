import { operate } from '../operator/index.ts';
import { applyLowCarbon, ask } from './customer.ts';
import type { Scenario } from './scenario.ts';

const QUESTION = '声明到期前多久可以申请续期？';

export const serviceScenarios: readonly Scenario[] = [
  {
    id: 'low-carbon-waiting',
    title: { zh: '低碳排放钢申请待答复', en: 'Low-carbon application waiting' },
    description: {
      zh: '企业已提交一份低碳排放钢申请，等待平台答复。',
      en: 'A low-carbon steel application was sent and waits for the answer of the platform.',
    },
    persona: 'certified',
    prepare: (world) => void applyLowCarbon(world),
  },
  {
    id: 'low-carbon-accepted',
    title: { zh: '低碳排放钢申请已受理', en: 'Low-carbon application accepted' },
    description: {
      zh: '系统消息告知低碳排放钢申请已受理。',
      en: 'A message says that the low-carbon steel application was accepted.',
    },
    persona: 'certified',
    prepare: (world) =>
      void operate(world, 'decideLowCarbon', { lowCarbonId: applyLowCarbon(world), accept: true }),
  },
  {
    id: 'low-carbon-refused',
    title: { zh: '低碳排放钢申请未受理', en: 'Low-carbon application refused' },
    description: {
      zh: '系统消息告知低碳排放钢申请未受理及其原因。',
      en: 'A message says that the low-carbon steel application was refused, and why.',
    },
    persona: 'certified',
    prepare: (world) =>
      void operate(world, 'decideLowCarbon', { lowCarbonId: applyLowCarbon(world), accept: false }),
  },
  {
    id: 'feedback-answered',
    title: { zh: '意见反馈已答复', en: 'Feedback answered' },
    description: {
      zh: '系统消息答复了用户提交的意见反馈。',
      en: 'A message answers the feedback that the person has sent.',
    },
    persona: 'certified',
    prepare: (world) =>
      void operate(world, 'answerFeedback', {
        feedbackId: ask(world, QUESTION),
        zh: '到期前六个月即可提交续期申请。',
        en: 'You can apply for the renewal from six months before the end.',
      }),
  },
  {
    id: 'gpi-off',
    title: { zh: '通用程序指南未开放', en: 'Programme instructions switched off' },
    description: {
      zh: '中文与英文指南均未开放下载。',
      en: 'Neither edition of the programme instructions is offered.',
    },
    persona: 'certified',
    prepare: (world) => {
      for (const language of ['zh-CN', 'en']) operate(world, 'setGpi', { language, enable: false });
    },
  },
  {
    id: 'gpi-chinese-only',
    title: { zh: '仅开放中文指南', en: 'Programme instructions in Chinese only' },
    description: {
      zh: '英文指南未开放，中文指南为新版本。',
      en: 'The English edition is switched off; the Chinese one was replaced by a new version.',
    },
    persona: 'certified',
    prepare: (world) => {
      operate(world, 'setGpi', { language: 'en', enable: false });
      operate(world, 'replaceGpi', { language: 'zh-CN', version: 'V2.2' });
    },
  },
  {
    id: 'news-published',
    title: { zh: '新闻刚刚发布', en: 'News just published' },
    description: {
      zh: '一篇带图片的新闻刚刚发布。',
      en: 'An article with a picture was published just now.',
    },
    persona: 'anonymous',
    prepare: (world) =>
      void operate(world, 'publishNews', {
        titleZh: '钢筋 PCR 修订工作启动',
        titleEn: 'Revision of the rebar PCR begins',
        textZh: '平台启动钢筋 PCR 修订，征求意见期为 30 天。',
        textEn: 'The platform begins to revise the rebar PCR; comments are open for 30 days.',
        picture: true,
      }),
  },
  {
    id: 'announcement-published',
    title: { zh: '公告刚刚发布', en: 'Announcement just published' },
    description: {
      zh: '一篇带两个附件的公告刚刚发布。',
      en: 'An announcement with two attachments was published just now.',
    },
    persona: 'anonymous',
    prepare: (world) =>
      void operate(world, 'publishAnnouncement', {
        titleZh: '核查资料清单更新公告',
        titleEn: 'Checklist for verification updated',
        textZh: '自下月起按新清单准备核查资料。',
        textEn: 'From next month the new checklist applies.',
        files: '核查资料清单;填写示例',
      }),
  },
  {
    id: 'resource-published',
    title: { zh: '资源刚刚发布', en: 'Resource just published' },
    description: {
      zh: '一份带图片、含中英文文件的培训资料刚刚发布。',
      en: 'Training material with a picture and files in both languages was published just now.',
    },
    persona: 'anonymous',
    prepare: (world) =>
      void operate(world, 'publishResource', {
        type: 'TRAINING',
        nameZh: '电炉流程核算案例',
        nameEn: 'Case study: the EAF route',
        introductionZh: '以电炉钢筋为例，逐步完成一次核算。',
        introductionEn: 'One calculation, step by step, for rebar from an electric arc furnace.',
      }),
  },
];
