/** The twelve product category rules of the notes (domain §8) and the tree of product categories (domain §6). */
import { both } from '../domain/language.ts';
import { padded, rowsOf } from '../lib/text.ts';
import { putFile } from '../domain/made-files.ts';
import { PCR_NUMBERS, pcrNumberAt } from '../domain/products.ts';
import { at, type SeedContext } from './context.ts';

/** By number: `Chinese|English|class zh|class en|scope zh|scope en`; the last has no English name on purpose. */
const TABLE = `
普通钢铁产品及特殊钢产品|Carbon and special steel products|钢铁产品|Steel products|适用于未被其他规则覆盖的普通钢和特殊钢产品，含棒材、锻件与坯料。|Covers carbon and special steel that no other rule covers: bars, forgings, slabs and billets.
铁矿石与熔剂矿|Iron ore and flux|原料|Raw materials|适用于铁精矿、球团、石灰石和白云石。|Covers iron concentrate, pellets, limestone and dolomite.
热轧卷板与钢带|Hot rolled coil and strip|扁平材|Flat products|适用于热轧卷板、热轧钢带和热轧酸洗产品。|Covers hot rolled coil, strip and pickled products.
冷轧及镀层板|Cold rolled and coated sheet|扁平材|Flat products|适用于冷轧、镀锌、锌铝镁、彩涂和镀锡产品。|Covers cold rolled, galvanised, zinc-aluminium-magnesium, pre-painted and tinned products.
中厚板|Heavy plate|扁平材|Flat products|适用于厚度不小于 4.5 mm 的热轧中厚板。|Covers hot rolled plate from 4.5 mm thickness.
钢筋与线材|Reinforcing bar and wire rod|长材|Long products|适用于混凝土用钢筋和各类热轧线材，长流程与短流程均可。|Covers reinforcing bar and wire rod from both integrated and electric routes.
热轧型钢与钢轨|Hot rolled sections and rail|长材|Long products|适用于 H 型钢、角钢、槽钢、钢板桩和钢轨。|Covers H-sections, angles, channels, sheet piles and rail.
电工钢|Electrical steel|扁平材|Flat products|适用于取向与无取向电工钢。|Covers grain-oriented and non-oriented electrical steel.
不锈钢|Stainless steel|不锈与特殊钢|Stainless and special|适用于奥氏体、铁素体和双相不锈钢板带、棒材与管材。|Covers austenitic, ferritic and duplex stainless strip, bar and tube.
无缝钢管与焊接钢管|Seamless and welded tube|管材|Tube products|适用于无缝钢管、焊接钢管和石油专用管。|Covers seamless and welded tube and tubular goods for oil and gas.
冶金焦炭与铁合金|Coke and ferro-alloys|原料|Raw materials|适用于冶金焦炭、硅铁、锰铁、铬铁和镍铁。|Covers metallurgical coke, ferro-silicon, ferro-manganese, ferro-chrome and ferro-nickel.
废钢回收加工||服务|Services|适用于废钢的收集、分选、破碎和打包。|`;

const AUTHORS = [
  both('钢铁低碳创新协会', 'Steel Low-Carbon Innovation Association'),
  both('平台技术委员会', 'Technical committee of the platform'),
  both('澄源生命周期数据中心', 'Chengyuan LCA Data Centre'),
] as const;

/** Days before today. */
const PUBLISHED_DAYS_AGO = [1620, 1540, 1350, 1290, 1200, 1120, 960, 880, 800, 720, 600, 420] as const;

/** The oldest ones have been revised once: declarations older than their current edition follow the first. */
const REVISED = 10;

/** In days; no declaration is older, except under an earlier edition. */
export function pcrAgeInDays(number: string): number {
  return PUBLISHED_DAYS_AGO[PCR_NUMBERS.findIndex((known) => known === number)] ?? 0;
}

function seedPcrs({ store, clock }: SeedContext): void {
  rowsOf(TABLE).forEach(
    ({ cells: [zh = '', en = '', classZh = '', classEn = '', scopeZh = '', scopeEn = ''] }, index) => {
      const number = pcrNumberAt(index + 1);
      const id = `pcr-${index + 1}`;
      const daysAgo = PUBLISHED_DAYS_AGO[index] ?? 0;
      const file = {
        businessType: 'PCR',
        maker: 'pcrPdf',
        args: { pcrId: id },
        createdAt: at(clock, -daysAgo, '10:00'),
      } as const;
      store.pcrs.put({
        id,
        pcrNumber: number,
        version: index < REVISED ? 'V2.0' : 'V1.0',
        name: both(zh, en === '' ? null : en),
        registerNo: `DJ-${number.slice(7, 11)}-${padded(index + 1, 3)}`,
        author: AUTHORS[index % AUTHORS.length] ?? AUTHORS[0],
        productClass: both(classZh, classEn),
        description: both(scopeZh, scopeEn === '' ? null : scopeEn),
        attachmentId: putFile(store, { ...file, id: `a-${id}-zh`, fileName: `${number} ${zh}.pdf` }),
        enAttachmentId:
          en === '' ? null : putFile(store, { ...file, id: `a-${id}-en`, fileName: `${number} ${en}.pdf` }),
        publishedOn: clock.today(-daysAgo),
      });
    },
  );
}

/** `class zh, en > product zh, en, position of its PCR; …` */
const CATEGORIES = `
扁平材,Flat products > 热轧卷,Hot rolled coil,3;冷轧卷,Cold rolled coil,4;镀层板,Coated sheet,4;彩涂板,Pre-painted sheet,4;中厚板,Heavy plate,5;电工钢,Electrical steel,8
长材,Long products > 螺纹钢,Reinforcing bar,6;线材,Wire rod,6;型钢,Sections,7;钢轨,Rail,7;棒材,Bar,1
管材,Tube products > 无缝管,Seamless tube,10;焊管,Welded tube,10
不锈与特殊钢,Stainless and special > 不锈,Stainless steel,9;轴承钢,Bearing steel,1;齿轮钢,Gear steel,1;模具钢,Tool steel,1
原料,Raw materials > 铁矿,Iron ore,2;球团,Pellets,2;焦炭,Coke,11;铁合金,Ferro-alloys,11`;

function seedCategories({ store }: SeedContext): void {
  CATEGORIES.trim()
    .split('\n')
    .forEach((line, classIndex) => {
      const [head = '', products = ''] = line.split(' > ');
      const [classZh = '', classEn = ''] = head.split(',');
      const parentId = `pc-${classIndex + 1}`;
      const children = products.split(';').map((product) => product.split(','));
      store.productCategories.put({
        id: parentId,
        parentId: null,
        name: both(classZh, classEn),
        pcrNumbers: [...new Set(children.map(([, , pcr]) => pcrNumberAt(Number(pcr))))],
      });
      children.forEach(([zh = '', en = '', pcr], index) => {
        store.productCategories.put({
          id: `${parentId}${padded(index + 1, 2)}`,
          parentId,
          name: both(zh, en),
          pcrNumbers: [pcrNumberAt(Number(pcr))],
        });
      });
    });
}

export function seedRules(context: SeedContext): void {
  seedPcrs(context);
  seedCategories(context);
}
