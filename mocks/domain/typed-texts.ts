/** English editions of texts that the personas entered in Chinese. Texts of testers have one edition. */
import type { Store, Region } from '../world/entities.ts';
import { derived } from './derived.ts';
import type { Language } from './language.ts';

/** Parent of the provinces (document 1 §7). */
const COUNTRY = 'CN';

/** Ignores whitespace, commas and case. */
function bare(text: string): string {
  return text.replaceAll(/[\s,，]/g, '').toLowerCase();
}

function nameIn({ name }: Region, language: 'zh' | 'en'): string {
  return language === 'en' ? (name.en ?? name.zh) : name.zh;
}

/** Places in China: province plus city, in one language (document 2 §5). */
const places = derived(['regions'], ({ regions }) => {
  const names = new Map<string, string>();
  for (const province of regions.where('parentCode', COUNTRY)) {
    for (const city of regions.where('parentCode', province.code)) {
      for (const language of ['zh', 'en'] as const) {
        const pair = [nameIn(province, language), nameIn(city, language)];
        const english = `${nameIn(city, 'en')}, ${nameIn(province, 'en')}`;
        // English addresses begin with the city.
        names.set(bare(pair.join('')), english).set(bare(pair.reverse().join('')), english);
      }
    }
  }
  return names;
});

export function isPlace(store: Store, text: string): boolean {
  return places(store).has(bare(text));
}

function englishPlaceOf(store: Store, text: string): string | null {
  return places(store).get(bare(text)) ?? null;
}

const EDITIONS: Readonly<Record<string, string>> = {
  王工: 'Engineer Wang',
  李工: 'Engineer Li',
  赵工: 'Engineer Zhao',
  钱工: 'Engineer Qian',
  孙工: 'Engineer Sun',
  何工: 'Engineer He',
  沈工: 'Engineer Shen',
  邓工: 'Engineer Deng',
  周工: 'Engineer Zhou',
  吴工: 'Engineer Wu',
  林工: 'Engineer Lin',
  郑工: 'Engineer Zheng',
  许工: 'Engineer Xu',
  陈工: 'Engineer Chen',
  冯工: 'Engineer Feng',
  环保主管: 'Environment supervisor',
  'LCA 工程师': 'LCA engineer',
  质量经理: 'Quality manager',
  采购经理: 'Purchasing manager',
  外贸业务: 'Export sales',
  能源主管: 'Energy supervisor',
  技术总监: 'Technical director',
  可持续发展经理: 'Sustainability manager',
  北川钢材: 'Beichuan Steel Products',
  岚沐金属制品有限公司: 'Lanmu Metal Products',
  联合研发单位: 'Partner in joint research',
  '供应商随货提供，请核对真伪与有效期。':
    'It came from the supplier with the goods. Please check that it is genuine and valid.',
  钢丝绳及预应力钢绞线: 'Steel wire rope and prestressing strand',
  '钢板桩（热轧与冷弯）': 'Sheet piles, hot rolled and cold formed',
  钢渣微粉: 'Ground steel slag',
  耐候桥梁钢用高强度螺栓: 'High-strength bolts for weathering bridge steel',
  '声明到期前多久可以申请续期？': 'How long before it expires can a declaration be renewed?',
  废钢回收加工: 'Collecting and processing of scrap',
};

export function typedInEnglish(text: string): string | null {
  return EDITIONS[text] ?? null;
}

/** Names of companies, places and positions in the language of the call, if that edition exists. */
export function typedIn(store: Store, text: string, language: Language): string;
export function typedIn(store: Store, text: string | null, language: Language): string | null;
export function typedIn(store: Store, text: string | null, language: Language): string | null {
  if (text === null || language === 'zh') return text;
  const company = store.companies.find(({ name }) => name.zh === text);
  return typedInEnglish(text) ?? company?.name.en ?? englishPlaceOf(store, text) ?? text;
}
