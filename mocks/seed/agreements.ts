/** Twelve versions of each legal document (domain §12), so that the history has a second page; the last is in force. */
import { both } from '../domain/language.ts';
import { padded, rowsOf } from '../lib/text.ts';
import type { Agreement } from '../world/entities.ts';
import { section, type SeedContext } from './context.ts';

const VERSIONS = 'V1.0 V1.1 V1.2 V1.3 V1.4 V2.0 V2.1 V2.2 V2.3 V2.4 V3.0 V3.1'.split(' ');
const DAYS_BETWEEN = 120;
const NEWEST_DAYS_AGO = 64;

/** Sections: the heading, and below it the text, in Chinese and in English. */
const REGISTRATION = `
一、总则|1. General
  本协议由平台运营方与注册用户订立，适用于平台提供的环境产品声明（EPD）、碳足迹声明（CFP）、产品种类规则（PCR）及相关服务。|This agreement is made between the operator of the platform and its registered users. It covers environmental product declarations (EPD), carbon footprint declarations (CFP), product category rules (PCR) and related services.
二、注册与审核|2. Registration and review
  用户应使用企业真实信息注册。平台在 1 个工作日内完成注册信息审核；信息不实的，平台有权驳回或停用账号。|Users register with genuine company details. The platform reviews a registration within 1 working day and may reject or disable accounts with false details.
三、企业认证|3. Company certification
  申请 EPD、CFP 与低碳排放钢评价前应完成企业认证，并保证营业执照、开票信息真实有效。|Before a company applies for EPD, CFP or low-carbon-emission steel it is certified, and vouches for its business licence and billing information.
四、申请与数据|4. Applications and data
  用户对所提交 LCA 报告、数据收集表和预报告的真实性、完整性和可追溯性负责。资料需要修改的，应在通知期限内重新上传。|Users are responsible for true, complete and traceable LCA reports, data-collection tables and pre-reports. Data that needs correction is uploaded again within the period named in the notice.
五、报价与合同|5. Quotes and contracts
  平台按收费标准出具服务报价；用户确认报价后生成合同，合同经双方确认后生效。|The platform issues quotes under its price list. Once a quote is accepted a contract is prepared; it takes effect when both sides have confirmed it.
六、验证与发布|6. Verification and publication
  声明须经第三方独立验证和评审组评审后方可发布。发布后的声明可在区块链存证，供公众查验。|A declaration is published after independent verification and review by the panel. Published declarations may be recorded on a blockchain so that anyone can check them.
七、声明的使用|7. Use of declarations
  声明在有效期内使用；到期、被替代或撤回的声明不得用于市场宣传。不同 PCR 或系统边界的结果不宜直接比较。|Declarations are used within their validity. Expired, superseded or withdrawn ones may not be used in marketing. Results under different PCR or boundaries should not be compared directly.
八、知识产权|8. Intellectual property
  平台文本、模板与标识归平台所有；用户提交资料的权利归用户所有，用户授权平台为提供服务之目的使用。|Texts, templates and marks of the platform belong to the platform. Users keep the rights in what they submit and allow the platform to use it to provide the service.
九、账号注销|9. Cancelling an account
  用户可在线申请注销账号。存在未完成合同的，应先完成或终止合同；注销申请审核期间账号部分功能受限。|Users may ask online for their account to be cancelled. Open contracts are completed or ended first; while the request is in review some functions are not available.
十、其他|10. Miscellaneous
  本协议更新后在平台公布，历史版本可随时查阅。争议由双方协商解决。|New versions are published on the platform, and earlier ones stay readable. Disputes are settled by talks.`;

const PRIVACY = `
一、我们收集的信息|1. What we collect
  注册时收集手机号或邮箱、企业名称、行业类别和企业性质；完善信息时收集联系人、部门和职务；企业认证时收集营业执照与开票信息。|At registration: mobile number or e-mail, company name, industry and company form. With your profile: contact person, department and job title. With certification: business licence and billing information.
二、信息的使用|2. What we use it for
  用于注册审核、企业认证、申请办理、通知发送和平台安全，不用于与服务无关的推广。|For reviewing registrations, certifying companies, handling applications, sending notices and keeping the platform safe. Not for advertising that has nothing to do with the service.
三、访问记录|3. Visits
  未登录访问产品信息页时，平台以匿名编号记录访问，编号超过 8 小时自动更换。|When somebody who is not signed in opens a product page, the visit is recorded under an anonymous number that is replaced after 8 hours.
四、信息的共享|4. Sharing
  为完成独立验证，相关申请资料会提供给所委托的验证机构；除法律要求外，不向其他第三方提供。|Files of an application are shared with the verification body in charge. Nobody else receives them unless the law requires it.
五、存储与保护|5. Storage and protection
  数据加密传输，密码不以明文传输；登录状态有效期为 1 天。|Data travel encrypted, and passwords never in clear. A session lasts 1 day.
六、您的权利|6. Your rights
  您可以查询、更正个人信息，修改密码，申请注销账号。注销申请提交后可在审核期间撤回。|You may see and correct your details, change your password and ask for your account to be cancelled. The request can be withdrawn while it is in review.
七、本地存储|7. Browser storage
  浏览器本地保存登录状态、语言选择和未提交的申请草稿，您可随时清除。|Your browser keeps the session, the chosen language and drafts that you have not submitted. You can clear them at any time.
八、联系我们|8. Contact
  有关隐私的问题可通过意见反馈页面或 privacy@example.com 与我们联系。|Questions about privacy? Use the feedback page or write to privacy@example.com.`;

const DOCUMENTS = {
  REGISTRATION: { stem: 'ag-reg', title: both('用户协议', 'User agreement'), sections: REGISTRATION },
  PRIVACY: { stem: 'ag-pri', title: both('隐私政策', 'Privacy policy'), sections: PRIVACY },
} as const satisfies Record<Agreement['type'], unknown>;

/** Earlier versions have fewer sections, so that versions differ. */
function textOf(text: string, version: number): { zh: string; en: string } {
  const sections = rowsOf(text);
  const shown = sections.slice(0, Math.max(4, sections.length - (VERSIONS.length - 1 - version)));
  const inLanguage = (index: 0 | 1): string =>
    shown.map(({ cells, below }) => section(cells[index] ?? '', below[0]?.[index] ?? '')).join('');
  return { zh: inLanguage(0), en: inLanguage(1) };
}

export function seedAgreements({ store, clock }: SeedContext): void {
  for (const type of ['REGISTRATION', 'PRIVACY'] as const) {
    const { stem, title, sections } = DOCUMENTS[type];
    VERSIONS.forEach((version, index) => {
      const daysAgo = NEWEST_DAYS_AGO + (VERSIONS.length - 1 - index) * DAYS_BETWEEN;
      store.agreements.put({
        id: `${stem}-${padded(index + 1, 2)}`,
        type,
        version,
        publishedOn: clock.today(-daysAgo),
        // The day before the next version took effect.
        expiredOn: index === VERSIONS.length - 1 ? null : clock.today(-daysAgo + DAYS_BETWEEN - 1),
        title,
        html: textOf(sections, index),
      });
    });
  }
}
