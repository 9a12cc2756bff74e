/** Option lists and trees (domain §5 and §6), and the switch of the LCA tool button (document 2 §2). */
import { both } from '../domain/language.ts';
import { LCA_TOOL_SWITCH } from '../domain/settings.ts';
import { padded } from '../lib/text.ts';
import type { SeedContext } from './context.ts';
import { LOW_CARBON_STANDARD, LOW_CARBON_TABLE } from './resources.ts';

/** Each line: `CODE Chinese|English`; indented lines are children; `*` requires a free text. */
const LISTS: Readonly<Record<string, { stem: string; text: string; hasTexts?: true }>> = {
  COMPANY_TYPE: {
    stem: 'company-type',
    hasTexts: true,
    text: `
1 钢铁生产企业|Steel producer
2 上游供应商|Upstream supplier
3 下游用户|Downstream user
4 第三方机构|Third-party agency
5 科研院校|Research or university
6 行业组织|Industry association
9 其他|Other*`,
  },
  COMPANY_FORM: {
    stem: 'company-form',
    text: `
STATE_OWNED 国有企业|State-owned
PRIVATE 民营企业|Private
JOINT_VENTURE 中外合资|Joint venture
FOREIGN_OWNED 外商独资|Foreign-owned
HMT_INVESTED 港澳台资|Hong Kong, Macao or Taiwan invested
PUBLIC_INSTITUTION 事业单位|Public institution
ASSOCIATION 社会团体|Association
OTHER 其他|Other`,
  },
  INDUSTRY_CATEGORY: {
    stem: 'industry-category',
    text: `
UP_ORE 铁矿采选|Iron ore mining
UP_COKE 焦化|Coking
UP_FLUX 熔剂|Flux
UP_ALLOY 铁合金|Ferro-alloys
UP_REFRACTORY 耐火材料|Refractories
UP_SCRAP 废钢加工|Scrap processing
UP_ENERGY 能源与气体|Energy and gases
STEEL_BOF 长流程钢铁|Integrated steelmaking
STEEL_EAF 短流程钢铁|EAF steelmaking
STEEL_SPECIAL 特钢|Special steel
STEEL_STAINLESS 不锈钢|Stainless steel
STEEL_PRODUCTS 金属制品|Metal products
DOWN_BUILDING 建筑|Building
DOWN_BRIDGE 桥梁|Bridges
DOWN_AUTO 汽车|Automotive
DOWN_APPLIANCE 家电|Home appliances
DOWN_SHIP 造船|Shipbuilding
DOWN_MACHINERY 机械|Machinery
DOWN_WIND 风电|Wind power
DOWN_POWER 电力设备|Power equipment
DOWN_RAIL 轨道交通|Rail transport
DOWN_PACKAGING 包装|Packaging
SERVICE_TRADE 贸易物流|Trade and logistics
SERVICE_CONSULTING 咨询|Consulting
SERVICE_CERTIFICATION 检验认证|Testing and certification
SERVICE_SOFTWARE 软件|Software
SERVICE_FINANCE 金融|Finance`,
  },
  INDUSTRY_CLASSIFICATION: {
    stem: 'industry',
    text: `
UPSTREAM 上游|Upstream
  ORE 铁矿采选|Iron ore mining
  COKE 焦化|Coking
  FLUX 熔剂|Flux
  ALLOY 铁合金|Ferro-alloys
  REFRACTORY 耐火材料|Refractories
  SCRAP 废钢加工|Scrap processing
  ENERGY 能源与气体|Energy and gases
STEEL 钢铁|Steel
  BOF 长流程|Integrated route
  EAF 短流程|Electric route
  SPECIAL_STEEL 特钢|Special steel
  STAINLESS 不锈钢|Stainless steel
  METAL_PRODUCTS 金属制品|Metal products
DOWNSTREAM 下游|Downstream
  BUILDING 建筑|Building
  BRIDGE 桥梁|Bridges
  AUTO 汽车|Automotive
  APPLIANCE 家电|Home appliances
  SHIP 造船|Shipbuilding
  MACHINERY 机械|Machinery
  WIND 风电|Wind power
  POWER 电力设备|Power equipment
  RAIL 轨道交通|Rail transport
  PACKAGING 包装|Packaging
SERVICES 服务|Services
  TRADE 贸易物流|Trade and logistics
  CONSULTING 咨询|Consulting
  CERTIFICATION 检验认证|Testing and certification
  SOFTWARE 软件|Software
  FINANCE 金融|Finance
OTHER 其他|Other*`,
  },
  CHANNEL_CLASSIFICATION: {
    stem: 'channel',
    text: `
ASSOCIATION 行业协会|Industry association
  MEETING 会议|Meeting
  CIRCULAR 文件|Circular
MEDIA 媒体|Media
  OFFICIAL_ACCOUNT 公众号|Official account
  TRADE_SITE 行业网站|Trade website
  VIDEO 视频|Video
EXHIBITION 展会|Exhibition
CUSTOMER 客户要求|Customer request
  OVERSEAS 海外客户|Customer overseas
  DOMESTIC 国内客户|Customer in China
REFERRAL 同行推荐|Referral
SEARCH_ENGINE 搜索引擎|Search engine
OTHER 其他|Other*`,
  },
  RESOURCE_TYPE: {
    stem: 'resource-type',
    hasTexts: true,
    text: `
STANDARD 标准规范|Standards
GUIDE 指南与模板|Guides and templates
TRAINING 培训资料|Training`,
  },
  LCES_PROCESS_SELECTION: {
    stem: 'process',
    text: `
MINING 采选|Mining and beneficiation
COKING 焦化|Coking
SINTERING 烧结|Sintering
PELLETISING 球团|Pelletising
DRI 直接还原|Direct reduction (DRI)
BF 高炉|Blast furnace (BF)
BOF 转炉|Basic oxygen furnace (BOF)
EAF 电弧炉|Electric arc furnace (EAF)
REFINING 精炼|Secondary refining (LF/RH/VD)
CASTING 连铸|Continuous casting
HOT_ROLLING 热轧|Hot rolling
PLATE_ROLLING 中厚板轧制|Plate rolling
PICKLING 酸洗|Pickling
COLD_ROLLING 冷轧|Cold rolling
ANNEALING 退火|Annealing
COATING 涂镀|Coating
TUBE 制管|Tube making
HEAT_TREATMENT 热处理|Heat treatment
FINISHING 精整|Finishing
UTILITIES 公辅|Utilities`,
  },
};

interface Item {
  type: string;
  id: string;
  itemCode: string;
  zh: string;
  en: string | null;
  desc: string | null;
  parentId?: string | null;
  order?: number;
  i18nCode?: string | null;
}

function putItem({ store }: SeedContext, item: Item): void {
  const { type, id, itemCode, parentId = null, order = 0, i18nCode = null, zh, en, desc } = item;
  store.dictItems.put({ type, id, itemCode, parentId, order, i18nCode, value: both(zh, en), itemDesc: desc });
}

function seedList(
  context: SeedContext,
  type: string,
  list: { stem: string; text: string; hasTexts?: true },
): void {
  let parentId: string | null = null;
  list.text
    .trim()
    .split('\n')
    .forEach((line, index) => {
      const nested = line.startsWith('  ');
      const [, itemCode = '', zh = '', label = ''] = /^\s*(\S+) ([^|]+)\|(.+)$/.exec(line) ?? [];
      const id = `${list.stem}-${padded(index + 1, 2)}`;
      if (!nested) parentId = null;
      const i18nCode = list.hasTexts === undefined ? null : `dict.${type}.${itemCode}`;
      const en = label.replace(/\*$/, '');
      putItem(context, {
        type,
        id,
        itemCode,
        zh,
        en,
        desc: label.endsWith('*') ? 'other' : null,
        parentId,
        order: index,
        i18nCode,
      });
      if (i18nCode !== null) {
        context.store.serverTexts.put({ id: `zh:${i18nCode}`, language: 'zh', key: i18nCode, text: zh });
        context.store.serverTexts.put({ id: `en:${i18nCode}`, language: 'en', key: i18nCode, text: en });
      }
      if (!nested) parentId = id;
    });
}

export function seedDictionaries(context: SeedContext): void {
  for (const [type, list] of Object.entries(LISTS)) seedList(context, type, list);
  putItem(context, {
    type: LCA_TOOL_SWITCH.type,
    itemCode: LCA_TOOL_SWITCH.itemCode,
    id: 'switch-lca-tool',
    // A value, not a label: the button shows while it is 1.
    zh: '1',
    en: null,
    desc: null,
  });
  putItem(context, {
    type: 'LCES_MODEL_DOWNLOAD',
    itemCode: 'LCES_DATA_TABLE',
    id: 'model-lces-data-table',
    zh: '低碳排放钢数据表',
    en: 'Low-carbon steel data table',
    // File name of /p/template/download/{file}.
    desc: LOW_CARBON_TABLE,
  });
  putItem(context, {
    type: 'LCES_MODEL_DOWNLOAD',
    itemCode: 'LCES_STANDARD',
    id: 'model-lces-standard',
    zh: '低碳排放钢评价标准',
    en: 'Standard for low-carbon-emission steel',
    desc: LOW_CARBON_STANDARD,
    order: 1,
  });
}
