/** Resources (domain §11: six of them guides, so that the more-button shows), GPI and templates. */
import { both } from '../domain/language.ts';
import { padded } from '../lib/padded.ts';
import { MIME, putFile, putPicture } from '../domain/made-files.ts';
import type { TemplateCode } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';

interface Line {
  readonly type: 'STANDARD' | 'GUIDE' | 'TRAINING';
  readonly name: readonly [zh: string, en: string];
  readonly introduction: readonly [zh: string, en: string];
  readonly daysAgo: number;
  readonly english: boolean;
  readonly picture: boolean;
  /** Instead of a document: the empty template of this code. */
  readonly template?: TemplateCode;
}

const LINES: readonly Line[] = [
  {
    type: 'STANDARD',
    name: ['GPI V2.1 通用程序指南', 'General programme instructions V2.1'],
    introduction: [
      '规定 EPD 项目的管理要求、编制流程、验证程序和各方职责。',
      'How the EPD programme is run: workflow, verification and responsibilities.',
    ],
    daysAgo: 210,
    english: true,
    picture: true,
  },
  {
    type: 'GUIDE',
    name: ['EPD 报告模板', 'EPD report template'],
    introduction: [
      '适用于全部产品种类，含填写说明。',
      'For all product categories, with notes on how to fill it in.',
    ],
    daysAgo: 4,
    english: true,
    picture: true,
    template: 'EPD_SPARE_TEMPLATE',
  },
  {
    type: 'GUIDE',
    name: ['LCA 报告模板', 'LCA report template'],
    introduction: ['依据 ISO 14044 的报告结构。', 'The structure of a report under ISO 14044.'],
    daysAgo: 4,
    english: true,
    picture: false,
    template: 'LCA_TEMPLATE',
  },
  {
    type: 'GUIDE',
    name: ['数据收集表', 'Data-collection table'],
    introduction: [
      '工序级输入、输出与运输数据，内置校验。',
      'Inputs, outputs and transport by process, with checks.',
    ],
    daysAgo: 21,
    english: false,
    picture: true,
    template: 'DATA_COLLECTION_TEMPLATE',
  },
  {
    type: 'STANDARD',
    name: ['PCR 编制指南', 'PCR drafting guide'],
    introduction: [
      '从立项、编制到公示和发布的要求。',
      'From the proposal to drafting, consultation and release.',
    ],
    daysAgo: 260,
    english: true,
    picture: true,
  },
  {
    type: 'GUIDE',
    name: ['EPD 标识使用规则', 'Logo rules'],
    introduction: ['标识的尺寸、颜色和禁止用法。', 'Size, colour and what not to do.'],
    daysAgo: 190,
    english: true,
    picture: true,
  },
  {
    type: 'GUIDE',
    name: ['申请流程图解', 'Application guide in pictures'],
    introduction: [
      '七个阶段各做什么、由谁完成、需要多久。',
      'What happens in the seven stages, who acts and how long it takes.',
    ],
    daysAgo: 140,
    english: true,
    picture: false,
  },
  {
    type: 'TRAINING',
    name: ['LCA 入门课件', 'LCA basics slides'],
    introduction: ['面向首次接触 LCA 的工程师。', 'For engineers who are new to LCA.'],
    daysAgo: 120,
    english: false,
    picture: true,
  },
  {
    type: 'TRAINING',
    name: ['碳足迹核算案例集', 'CFP case book'],
    introduction: [
      '热轧卷、螺纹钢与不锈钢三个案例。',
      'Three cases: hot rolled coil, rebar and stainless steel.',
    ],
    daysAgo: 75,
    english: true,
    picture: true,
  },
  {
    type: 'GUIDE',
    name: ['平台操作视频脚本', 'Platform how-to script'],
    introduction: ['从注册到提交申请的操作说明。', 'From registration to submitting an application.'],
    daysAgo: 33,
    english: false,
    picture: false,
  },
];

/** File extension and type of a template. */
function templateKind(code: TemplateCode): { extension: string; mime: string } {
  return code === 'DATA_COLLECTION_TEMPLATE'
    ? { extension: 'zip', mime: MIME.zip }
    : { extension: 'pdf', mime: MIME.pdf };
}

function seedResourceList({ store, clock }: SeedContext): void {
  LINES.forEach((line, index) => {
    const id = `res-${padded(index + 1, 2)}`;
    const createdAt = at(clock, -line.daysAgo, '10:00');
    const day = clock.today(-line.daysAgo);
    const [zh, en] = line.name;
    const file = (language: 'zh' | 'en'): string => {
      const shared = { id: `a-${id}-${language}`, businessType: 'RESOURCE', createdAt } as const;
      const name = language === 'zh' ? zh : en;
      if (line.template !== undefined) {
        const { extension, mime } = templateKind(line.template);
        const args = { code: line.template, updatedOn: day };
        return putFile(store, { ...shared, fileName: `${name}.${extension}`, mime, maker: 'template', args });
      }
      const args = {
        title: { zh, en },
        createdAt: day,
        paragraphs: [{ zh: line.introduction[0], en: line.introduction[1] }],
      };
      return putFile(store, { ...shared, fileName: `${name}.pdf`, maker: 'attachmentPdf', args });
    };
    store.resources.put({
      id,
      type: line.type,
      name: both(zh, en),
      introduction: both(...line.introduction),
      imageId: line.picture
        ? putPicture<'newsPicture'>(store, {
            id: `a-${id}-image`,
            fileName: `${id}.png`,
            businessType: 'RESOURCE',
            createdAt,
            maker: 'newsPicture',
            args: { subject: id },
          })
        : null,
      cnFileId: file('zh'),
      enFileId: line.english ? file('en') : null,
      publishedAt: createdAt,
    });
  });
}

function seedGpi({ store, clock }: SeedContext): void {
  for (const language of ['zh-CN', 'en'] as const) {
    const name = language === 'en' ? 'GPI-V2.1-en.pdf' : 'GPI-V2.1-zh.pdf';
    const attachmentId = putFile(store, {
      id: `a-gpi-${language}`,
      fileName: name,
      businessType: 'GPI',
      createdAt: at(clock, -210, '10:00'),
      maker: 'attachmentPdf',
      args: {
        title: { zh: '通用程序指南', en: 'General programme instructions' },
        number: 'GPI V2.1',
        createdAt: clock.today(-210),
        paragraphs: [
          {
            zh: '本指南规定环境产品声明项目的管理要求、产品种类规则与声明的编制流程、独立验证程序以及各方职责。',
            en: 'These instructions set out how the programme is run: drafting of product category rules and declarations, independent verification, and responsibilities.',
          },
          {
            zh: '声明自发布之日起有效五年，碳足迹声明有效三年；任一指标变差超过 10% 时应提前修订。',
            en: 'A declaration is valid for five years from publication, a carbon footprint declaration for three; it is revised earlier if an indicator worsens by more than 10%.',
          },
        ],
      },
    });
    store.gpis.put({ id: `gpi-${language}`, language, attachmentId, name, enabled: true });
  }
}

const TEMPLATES: readonly (readonly [TemplateCode, string, string])[] = [
  ['EPD_SPARE_TEMPLATE', 'EPD 报告模板', 'EPD report template'],
  ['LCA_TEMPLATE', 'LCA 报告模板', 'LCA report template'],
  ['DATA_COLLECTION_TEMPLATE', '数据收集表', 'Data-collection table'],
];

/** Name of the low-carbon data table under /p/template/download/{file}; the dictionary names it too. */
export const LOW_CARBON_TABLE = 'lces-data-table.xlsx';

/** Name of the standard for low-carbon-emission steel: the one PDF that its application takes (decision 28). */
export const LOW_CARBON_STANDARD = 'lces-standard.pdf';

function seedTemplates({ store, clock }: SeedContext): void {
  const createdAt = at(clock, -4, '09:00');
  TEMPLATES.forEach(([code, zh, en], index) => {
    const { extension, mime } = templateKind(code);
    const file = (language: 'zh' | 'en', name: string): string =>
      putFile(store, {
        id: `a-template-${index + 1}-${language}`,
        fileName: `${name}.${extension}`,
        businessType: 'TEMPLATE',
        createdAt,
        mime,
        maker: 'template',
        args: { code, updatedOn: clock.today(-4) },
      });
    store.templates.put({
      id: `t-${index + 1}`,
      code,
      name: both(zh, en),
      attachmentId: file('zh', zh),
      enAttachmentId: file('en', en),
    });
  });
  putFile(store, {
    id: 'a-lces-data-table',
    fileName: LOW_CARBON_TABLE,
    businessType: 'TEMPLATE',
    createdAt,
    mime: MIME.xlsx,
    maker: 'dataTable',
    args: { updatedOn: clock.today(-4) },
  });
  putFile(store, {
    id: 'a-lces-standard',
    fileName: LOW_CARBON_STANDARD,
    businessType: 'TEMPLATE',
    createdAt,
    maker: 'attachmentPdf',
    args: {
      title: { zh: '低碳排放钢评价标准', en: 'Standard for low-carbon-emission steel' },
      createdAt: clock.today(-4),
      paragraphs: [
        {
          zh: '本标准规定低碳排放钢的评价范围、系统边界、数据要求和分级方法。企业可按所附表格填写数据，并以本文件原名提交。',
          en: 'This standard sets scope, system boundary, data requirements and grading for low-carbon-emission steel. Companies may fill in the table at its end and submit it under the name of this file.',
        },
      ],
    },
  });
}

export function seedResources(context: SeedContext): void {
  seedResourceList(context);
  seedGpi(context);
  seedTemplates(context);
}
