/** Menu and texts (document 1 §2, document 2 §1), settings, partner links (domain §11) and regions (document 1 §7). */
import { padded, rowsOf } from '../lib/text.ts';
import { at, type SeedContext } from './context.ts';
import { QR_SETTING } from '../domain/settings.ts';
import { both } from '../domain/language.ts';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { putPicture } from '../domain/made-files.ts';

/** `province code prefix | Chinese | English | city code suffix, Chinese, English; …` */
const REGIONS = `
11|北京市|Beijing|0101,东城区,Dongcheng;0105,朝阳区,Chaoyang;0108,海淀区,Haidian;0107,石景山区,Shijingshan
12|天津市|Tianjin|0101,和平区,Heping;0102,河东区,Hedong;0116,滨海新区,Binhai
13|河北省|Hebei|0100,石家庄市,Shijiazhuang;0200,唐山市,Tangshan;0400,邯郸市,Handan;0900,沧州市,Cangzhou
14|山西省|Shanxi|0100,太原市,Taiyuan;0200,大同市,Datong;0800,运城市,Yuncheng
15|内蒙古自治区|Inner Mongolia|0100,呼和浩特市,Hohhot;0200,包头市,Baotou;0600,鄂尔多斯市,Ordos
21|辽宁省|Liaoning|0100,沈阳市,Shenyang;0200,大连市,Dalian;0800,营口市,Yingkou
22|吉林省|Jilin|0100,长春市,Changchun;0200,吉林市,Jilin City;0500,通化市,Tonghua
23|黑龙江省|Heilongjiang|0100,哈尔滨市,Harbin;0200,齐齐哈尔市,Qiqihar
31|上海市|Shanghai|0101,黄浦区,Huangpu;0113,宝山区,Baoshan;0115,浦东新区,Pudong
32|江苏省|Jiangsu|0100,南京市,Nanjing;0200,无锡市,Wuxi;0500,苏州市,Suzhou;0600,南通市,Nantong
33|浙江省|Zhejiang|0100,杭州市,Hangzhou;0200,宁波市,Ningbo;0900,舟山市,Zhoushan
34|安徽省|Anhui|0100,合肥市,Hefei;0200,芜湖市,Wuhu;0500,马鞍山市,Ma'anshan
35|福建省|Fujian|0100,福州市,Fuzhou;0200,厦门市,Xiamen;0900,宁德市,Ningde
36|江西省|Jiangxi|0100,南昌市,Nanchang;0400,九江市,Jiujiang;0500,新余市,Xinyu
37|山东省|Shandong|0100,济南市,Jinan;0200,青岛市,Qingdao;1100,日照市,Rizhao
41|河南省|Henan|0100,郑州市,Zhengzhou;0300,洛阳市,Luoyang;0500,安阳市,Anyang
42|湖北省|Hubei|0100,武汉市,Wuhan;0200,黄石市,Huangshi;0700,鄂州市,Ezhou
43|湖南省|Hunan|0100,长沙市,Changsha;0300,湘潭市,Xiangtan;1300,娄底市,Loudi
44|广东省|Guangdong|0100,广州市,Guangzhou;0300,深圳市,Shenzhen;0800,湛江市,Zhanjiang
45|广西壮族自治区|Guangxi|0100,南宁市,Nanning;0200,柳州市,Liuzhou;0600,防城港市,Fangchenggang
46|海南省|Hainan|0100,海口市,Haikou;0200,三亚市,Sanya
50|重庆市|Chongqing|0103,渝中区,Yuzhong;0104,大渡口区,Dadukou;0115,长寿区,Changshou
51|四川省|Sichuan|0100,成都市,Chengdu;0400,攀枝花市,Panzhihua;1700,达州市,Dazhou
52|贵州省|Guizhou|0100,贵阳市,Guiyang;0200,六盘水市,Liupanshui
53|云南省|Yunnan|0100,昆明市,Kunming;0300,曲靖市,Qujing;0400,玉溪市,Yuxi
54|西藏自治区|Tibet|0100,拉萨市,Lhasa;0200,日喀则市,Shigatse
61|陕西省|Shaanxi|0100,西安市,Xi'an;0500,渭南市,Weinan
62|甘肃省|Gansu|0100,兰州市,Lanzhou;0200,嘉峪关市,Jiayuguan
63|青海省|Qinghai|0100,西宁市,Xining;0200,海东市,Haidong
64|宁夏回族自治区|Ningxia|0100,银川市,Yinchuan;0200,石嘴山市,Shizuishan
65|新疆维吾尔自治区|Xinjiang|0100,乌鲁木齐市,Urumqi;0200,克拉玛依市,Karamay
71|台湾省|Taiwan|0100,台北市,Taipei;0200,高雄市,Kaohsiung
81|香港特别行政区|Hong Kong|0100,香港岛,Hong Kong Island;0200,九龙,Kowloon;0300,新界,New Territories
82|澳门特别行政区|Macao|0100,澳门半岛,Macao Peninsula;0200,离岛,Islands`;

export function seedRegions({ store }: SeedContext): void {
  for (const { cells } of rowsOf(REGIONS)) {
    const [prefix = '', zh = '', en = '', cities = ''] = cells;
    const code = `${prefix}0000`;
    store.regions.put({ id: code, code, parentCode: 'CN', name: { zh, en } });
    for (const city of cities.split(';')) {
      const [suffix = '', cityZh = '', cityEn = ''] = city.split(',');
      const cityCode = prefix + suffix;
      store.regions.put({ id: cityCode, code: cityCode, parentCode: code, name: { zh: cityZh, en: cityEn } });
    }
  }
}

/** `TYPE Chinese|English > Chinese|English|path; …`; `-` in front of a path means: no picture. */
const LINKS = `
ASSOCIATION 主管与协会|Associations > 金属绿色发展联盟|Metals Green Alliance|metals-green;钢铁低碳创新协会|Steel Low-Carbon Innovation Association|low-carbon-steel;国际钢材足迹网络|International Steel Footprint Network|-footprint-network
PARTNER 合作机构|Partners > 衡准低碳验证中心|Hengzhun Low-Carbon Verification|hengzhun;北岸环境认证|Bei'an Environmental Certification|beian;绿尺检验服务|Lüchi Inspection Services|-luchi;诺维拉验证|Norvera Assurance|norvera
TECHNICAL 技术支持|Technical > 澄源生命周期数据中心|Chengyuan LCA Data Centre|chengyuan;云砺数字科技|Yunli Digital|-yunli;曜枢存证服务|Yaoshu Record Services|yaoshu
MEDIA 媒体|Media > 冶金绿讯|Metallurgy Green News|green-news;钢途观察|Steel Road Review|-steel-road`;

export function seedLinks({ store, clock }: SeedContext): void {
  let running = 0;
  LINKS.trim()
    .split('\n')
    .forEach((line, index) => {
      const [, code = '', zh = '', en = '', links = ''] = /^(\S+) ([^|]+)\|(.+?) > (.+)$/.exec(line) ?? [];
      store.friendlyLinkTypes.put({ id: `flt-${index + 1}`, code, name: both(zh, en), order: index + 1 });
      for (const link of links.split(';')) {
        const [nameZh = '', nameEn = '', path = ''] = link.split('|');
        running += 1;
        const id = `fl-${padded(running, 2)}`;
        store.friendlyLinks.put({
          id,
          typeCode: code,
          link: `https://example.com/${path.replace(/^-/, '')}`,
          companyName: both(nameZh, nameEn),
          attachmentId: path.startsWith('-')
            ? NO_IMAGE_ATTACHMENT_ID
            : putPicture<'logoPicture'>(store, {
                id: `a-${id}`,
                fileName: `${path}.png`,
                businessType: 'LOGO',
                createdAt: at(clock, -300, '11:00'),
                maker: 'logoPicture',
                args: { latinName: nameEn },
              }),
        });
      }
    });
}

/** None replaces a built-in text, so that the portal reads the same without the mock. */
const TEXTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  'nav.root': ['钢铁环境产品声明平台', 'Steel EPD Platform'],
};

export function seedTexts({ store }: SeedContext): void {
  for (const [key, [zh, en]] of Object.entries(TEXTS)) {
    store.serverTexts.put({ id: `zh:${key}`, language: 'zh', key, text: zh });
    store.serverTexts.put({ id: `en:${key}`, language: 'en', key, text: en });
  }
}

export function seedSettings({ store }: SeedContext): void {
  store.settings.put({ id: QR_SETTING, value: '0' });
}

/** Text keys and paths in the documented spelling, `code url`; indented entries are children. /thirdAgency is for company type 4 only. */
const TREE = `
nav.home /
nav.epd /Epd
  nav.epdIntro /Epd
  nav.epdSearch /epd/epdSearch
  nav.epdApply /epd/epdApplyFor
  nav.epdMine /epd/mineEpd
  nav.epdVerify /epd/verification
  nav.lces /dtpfg/dtpfgApplyFor
nav.pcr /Pcr
  nav.pcrIntro /Pcr
  nav.pcrSearch /pcr/pcrSearch
  nav.pcrApply /Pcr/pcrApplyFor
  nav.pcrMine /Pcr/minePcr
  nav.lcaIntro /Pcr/lca
  nav.lcaTools /lcaTools
nav.news /news
  nav.news /news
  nav.notice /NoticeInformationPage
nav.resources /resources
  nav.resources /resources
  nav.gpi /gpi
nav.about /about
  nav.about /about
  nav.service /service
  nav.pricing /pricing
  nav.links /Links
  nav.feedback /Feedback
nav.steelMill /steelMill
nav.thirdAgency /thirdAgency`;

/** Root of the tree: its children are the menu (document 1 §7, `data[0].children`). */
const ROOT_ID = 'menu-00';

export function seedMenu({ store }: SeedContext): void {
  store.menu.put({ id: ROOT_ID, parentId: null, code: 'nav.root', url: '', order: 0 });
  let parentId = ROOT_ID;
  TREE.trim()
    .split('\n')
    .forEach((line, index) => {
      const nested = line.startsWith('  ');
      const [code = '', url = ''] = line.trim().split(' ');
      const id = `menu-${padded(index + 1, 2)}`;
      store.menu.put({ id, parentId: nested ? parentId : ROOT_ID, code, url, order: index + 1 });
      if (!nested) parentId = id;
    });
}
