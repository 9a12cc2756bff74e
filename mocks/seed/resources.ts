/** Resources (domain §11: six guides, so that the "more" button appears), GPI and templates. */
import { both } from '../domain/language.ts';
import { padded, rowsOf } from '../lib/text.ts';
import { MIME, putFile, putPicture } from '../domain/made-files.ts';
import type { TemplateCode } from '../world/entities.ts';
import { at, type SeedContext } from './context.ts';

const TEMPLATES: readonly (readonly [TemplateCode, string, string])[] = [
  ['EPD_SPARE_TEMPLATE', 'EPD 报告模板', 'EPD report template'],
  ['LCA_TEMPLATE', 'LCA 报告模板', 'LCA report template'],
  ['DATA_COLLECTION_TEMPLATE', '数据收集表', 'Data-collection table'],
];

/** `type|Chinese|English|introduction in Chinese|in English|days ago|english and picture, if any|template instead of a document` */
const LINES = rowsOf(`
STANDARD|GPI V2.1 通用程序指南|General programme instructions V2.1|规定 EPD 项目的管理要求、编制流程、验证程序和各方职责。|How the EPD programme is run: workflow, verification and responsibilities.|210|english picture
GUIDE|EPD 报告模板|EPD report template|适用于全部产品种类，含填写说明。|For all product categories, with notes on how to fill it in.|4|english picture|EPD_SPARE_TEMPLATE
GUIDE|LCA 报告模板|LCA report template|依据 ISO 14044 的报告结构。|The structure of a report under ISO 14044.|4|english picture|LCA_TEMPLATE
GUIDE|数据收集表|Data-collection table|工序级输入、输出与运输数据，内置校验。|Inputs, outputs and transport by process, with checks.|21|picture|DATA_COLLECTION_TEMPLATE
STANDARD|PCR 编制指南|PCR drafting guide|从立项、编制到公示和发布的要求。|From the proposal to drafting, consultation and release.|260|english picture
GUIDE|EPD 标识使用规则|Logo rules|标识的尺寸、颜色和禁止用法。|Size, colour and what not to do.|190|english picture
GUIDE|申请流程图解|Application guide in pictures|七个阶段各做什么、由谁完成、需要多久。|What happens in the seven stages, who acts and how long it takes.|140|english picture
TRAINING|LCA 入门课件|LCA basics slides|面向首次接触 LCA 的工程师。|For engineers who are new to LCA.|120|picture
TRAINING|碳足迹核算案例集|CFP case book|热轧卷、螺纹钢与不锈钢三个案例。|Three cases: hot rolled coil, rebar and stainless steel.|75|english picture
GUIDE|平台操作视频脚本|Platform how-to script|从注册到提交申请的操作说明。|From registration to submitting an application.|33|picture`).map(
  ({ cells: [type = '', zh = '', en = '', aboutZh = '', aboutEn = '', daysAgo, has = '', template] }) => {
    return {
      type,
      name: [zh, en] as const,
      introduction: [aboutZh, aboutEn] as const,
      daysAgo: Number(daysAgo),
      english: has.includes('english'),
      picture: has.includes('picture'),
      template: TEMPLATES.find(([code]) => code === template)?.[0],
    };
  },
);

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
            args: { subject: zh },
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

/** File name of the low-carbon data table in /p/template/download/{file}; also in the dictionary. */
export const LOW_CARBON_TABLE = 'lces-data-table.xlsx';

/** The only PDF that low-carbon applications accept (decision 28). */
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
