/** Partner links and their types (domain §11). All addresses are under example.com. */
import { both } from '../domain/language.ts';
import { padded } from '../lib/padded.ts';
import { NO_IMAGE_ATTACHMENT_ID } from '#src/lib/limits.ts';
import { putPicture } from '../domain/made-files.ts';
import { at, type SeedContext } from './context.ts';

/** `TYPE Chinese|English > Chinese|English|path; …`; `-` in front of a path means: no picture. */
const TABLE = `
ASSOCIATION 主管与协会|Associations > 金属绿色发展联盟|Metals Green Alliance|metals-green;钢铁低碳创新协会|Steel Low-Carbon Innovation Association|low-carbon-steel;国际钢材足迹网络|International Steel Footprint Network|-footprint-network
PARTNER 合作机构|Partners > 衡准低碳验证中心|Hengzhun Low-Carbon Verification|hengzhun;北岸环境认证|Bei'an Environmental Certification|beian;绿尺检验服务|Lüchi Inspection Services|-luchi;诺维拉验证|Norvera Assurance|norvera
TECHNICAL 技术支持|Technical > 澄源生命周期数据中心|Chengyuan LCA Data Centre|chengyuan;云砺数字科技|Yunli Digital|-yunli;曜枢存证服务|Yaoshu Record Services|yaoshu
MEDIA 媒体|Media > 冶金绿讯|Metallurgy Green News|green-news;钢途观察|Steel Road Review|-steel-road`;

export function seedLinks({ store, clock }: SeedContext): void {
  let running = 0;
  TABLE.trim()
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
