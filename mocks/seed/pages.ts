/** About, services and pricing as HTML (document 2 §2). Prices: domain §5. */
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { both } from '../domain/language.ts';
import { chapter, list, section, table, type SeedContext } from './context.ts';
import { rowsOf } from '../lib/text.ts';

/** Drawings of news and resources, reused beside the chapters. */
const PICTURES = 'a-news-01 a-news-02 a-res-01-image a-news-04 a-res-05-image a-news-05 a-news-07'.split(' ');

/** A page as text: `# ` begins a chapter, `- ` an item of a list, `<` is HTML, and any other line a paragraph. */
function page(text: string): string {
  const chapters = text.trim().split(/^# /m).slice(1);
  return chapters
    .map((lines, at) => chapter(chapterHtml(lines), PICTURES[at % PICTURES.length] ?? ''))
    .join('');
}

function chapterHtml(text: string): string {
  const [heading = '', ...lines] = text.trim().split('\n');
  const items = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const html = lines.filter((line) => line.startsWith('<')).join('');
  const rest = lines.filter((line) => !/^(?:- |<)/.test(line));
  return section(heading, ...rest) + (items.length === 0 ? '' : list(items)) + html;
}

const ABOUT_ZH = page(`
# 用数据说明每一吨钢的环境绩效
钢铁环境产品声明平台面向钢铁行业，登记并发布环境产品声明（EPD）、碳足迹声明（CFP）与产品种类规则（PCR）。
声明依据 ISO 14025 编制，经第三方独立验证和评审组评审后发布，可在线查询、下载和查验。
平台把同一规则下的声明放在一起：指标、边界和单位相同，才谈得上比较。每个数字都能追溯到它所属的声明、规则和验证机构。
采购方可以用注册号或二维码找到一份声明，生产方可以看到自己的产品在同类中的位置，验证机构可以查阅与自己有关的申请。
# 我们做什么
平台受理申请、组织验证、发布声明，并维护规则与模板。
申请人在线填写，逐步看到进展：每一步由谁办理、到哪天为止、已经交了哪些文件，都写在“我的 EPD/CFP”里。
所有已发布的声明都可以机器读取，便于导入采购系统和产品碳足迹计算工具。
- EPD 与 CFP：申请、计算、验证、发布和更新
- PCR：立项、编制、公示、评审与发布
- 验证：核实您收到的 EPD 报告是否真实、是否在有效期内
- 低碳排放钢：按产品提交工序和数据表，由平台组织评价
# 怎样保证可信
验证机构与申请企业无利益冲突；每份声明都有唯一注册号，发布和修订均可在区块链存证。
验证机构核对数据来源、计算方法和系统边界，评审组再看报告是否写清楚了假设与限制。两道审查的意见都留有记录。
声明有固定的有效期，到期后不再列为有效。被更新的声明保留在平台上，并指向新的一份，避免旧数据继续流传。
收到纸质或电子报告时，可以在浏览器里把文件与平台发布的版本逐字节对比，文件不会上传。
# 数据怎样读
声明单位为 1 吨产品。GWP100 为 A1（原材料）、A2（运输）、A3（制造）之和，即从摇篮到大门。不同 PCR 或系统边界的结果不宜直接比较。
A1 是原材料和能源的获取，A2 是运到工厂的运输，A3 是工厂内的生产。三者相加得到出厂时的数值，使用和报废阶段不包括在内。
生产路线影响很大：高炉转炉流程以铁矿石为主要原料，电炉流程以废钢或直接还原铁为主要原料。比较时请先看路线，再看数值。
数值是声明期内的平均值，不代表某一炉或某一批。有疑问时，请阅读报告中的数据质量说明。
# 联系方式
邮箱：secretariat@example.com
咨询申请、规则和价格时，请写明企业名称与产品；询问某一份声明时，请写明注册号，我们会更快答复。
登录后也可以通过“意见反馈”留言，并附上文件。平台的答复会出现在系统消息里。`);

const ABOUT_EN = page(`
# Verified environmental data for every tonne of steel
The Steel EPD Platform registers and publishes environmental product declarations (EPD), carbon footprint declarations (CFP) and product category rules (PCR) for the steel industry.
Declarations follow ISO 14025. They are published after independent verification and a panel review, and anybody can search, download and check them.
The register keeps declarations under the same rules together: figures can be compared only where indicators, boundaries and units agree. Every figure leads back to its declaration, its rules and the body that verified it.
Buyers find a declaration by its number or its QR code. Producers see where a product stands among its like. Verification bodies see the requests that concern them.
# What we do
The platform receives applications, arranges verification, publishes declarations, and keeps rules and templates up to date.
Applicants fill in the forms online and follow each step: who acts next, until which day, and which files have arrived.
Published declarations can also be read by machines, for purchasing systems and footprint tools.
- EPD and CFP: application, calculation, verification, release and renewal
- PCR: proposal, drafting, consultation, review and release
- Verification: is the EPD report that you received genuine and still valid?
- Low-carbon-emission steel: process steps and a data table for each product, assessed by the platform
# Why it can be trusted
Verification bodies are free of conflicts of interest. Every declaration has a number of its own; release and revision can be recorded on a blockchain.
The verifier checks sources of data, methods and boundaries. A panel then reads whether the report states its assumptions and limits clearly. The remarks of both are kept.
A declaration is valid for a fixed time and is not listed as valid afterwards. One that was replaced stays on the platform and points to the newer one, so that old figures do not travel on.
A report that you received can be compared with the published file in your browser, byte for byte, without uploading it.
# How to read the figures
The declared unit is 1 tonne of product. GWP100 is the sum of A1 (raw materials), A2 (transport) and A3 (manufacturing): cradle to gate. Results under different PCR or boundaries should not be compared directly.
A1 is the supply of raw materials and energy, A2 their transport to the works, and A3 what happens in the works. Their sum describes the product at the gate, without use and end of life.
The production route matters: the blast furnace starts from iron ore, the electric furnace from scrap or direct reduced iron. Look at the route first, and then at the figure.
A figure is an average over the declared period and not of one heat or batch. The report describes the quality of its data.
# Contact
E-mail: secretariat@example.com
For applications, rules and prices, tell us your company and product. For a declaration, tell us its registration number: the answer then comes sooner.
Signed-in users can also write to us under Feedback and attach files. The answer arrives as a message.`);

/** `stage|in English|what happens|in English|working days` */
const STAGES = rowsOf(`
EPD 申请|EPD application|提交申请与资料，平台出具报价|Submit the application and files; the platform issues a quote|3
合同生成|Contract generation|确认报价后生成合同并确认|After you accept the quote, the contract is prepared and confirmed|10
LCA 计算|LCA calculation|校验数据，需要时退回修改|Data are checked and returned if they need correction|25
独立验证|Independent verification|第三方机构验证|A third party verifies|20
报告编制|Report production|编制中文与英文报告|Chinese and English reports are produced|10
评审组评审|Review panel review|专家评审，提出意见|Experts review and comment|10
报告发布|Report release|登记、发布、存证|Registration, release and record|5`).map(({ cells }) => cells);

const STAGES_ZH = table(
  ['阶段', '内容', '工作日'],
  STAGES.map(([zh = '', , what = '', , days = '']) => [zh, what, days]),
);
const STAGES_EN = table(
  ['Stage', 'What happens', 'Working days'],
  STAGES.map(([, en = '', , what = '', days = '']) => [en, what, days]),
);

const SERVE_ZH = page(`
# 从申请到发布
一次申请最多包含 ${APPLICATION_ITEMS_MAX} 个产品，全流程约 83 个工作日。
各阶段依次进行。轮到您时，平台会发送消息，并在“我的 EPD/CFP”里写明需要做什么、到哪天为止；其余时间由平台或验证机构办理。
资料不完整时，申请会退回到相应的一步，写明原因；已经交的文件保留，不必重新开始。
${STAGES_ZH}
# EPD：环境产品声明
用多项指标披露产品从原料到出厂的环境影响，有效期五年。适合出口、绿色采购和建筑项目。
除全球变暖潜势外，还列出酸化、富营养化、臭氧层损耗、资源消耗等指标，便于建筑评价软件直接使用。
报告有中文版和英文版，内容一致。声明发布后，平台生成带二维码的标签，可以印在质保书或产品上。
首次编制需要一个完整年度的生产数据。数据收集表按工序列出能源、原料、产品与排放，可以分工填写。
有效期内如果工艺或原料结构有明显变化，应当更新声明；更新后旧声明仍可查到，并指向新的一份。
# CFP：碳足迹声明
只披露碳足迹一项指标，有效期三年。适合供应链数据传递。
计算方法、系统边界与 EPD 相同，数据要求略少，办理更快。下游客户把它作为原料数据，计算自己产品的碳足迹。
需要其他环境指标时，可以在同一申请里为同一产品选择 EPD；两种声明共用一套数据收集表。
碳足迹只说明对气候的影响，不能据此说一种产品“更环保”。对外引用时，请同时写明声明单位、系统边界和有效期。
同一产品的 CFP 与 EPD 应当给出相同的 GWP100；两者不一致时，平台会在发布前要求说明。
# PCR：产品种类规则
同类产品开展 LCA 和编制 EPD 时遵循的统一要求。没有适用规则时可提出立项申请。
规则写明适用的产品、声明单位、系统边界、分配方法和数据质量要求。选定规则后，平台只列出它所涵盖的产品。
立项申请由平台审查，随后起草、公示、评审和发布。公示期间任何人都可以提出意见。
规则也有有效期。到期前平台组织修订；依据旧规则发布的声明在其有效期内继续有效。
在“查询 PCR”中可以看到每项规则下已有的声明数量和数值范围，也可以预览和下载全文。
# EPD 验证
上传您收到的报告，平台核对注册号、内容与有效期，并给出反馈。
填写注册号，说明您与声明持有者的关系，并上传收到的 PDF。平台会请验证过该声明的机构一起查看。
结果出现在“我的验证记录”里：成功、失败或验证中，失败时写明哪里不一致。需要时附上书面意见。
如果只想知道文件是否与发布的版本相同，可以在声明页面上直接对比，立即得到结果，无需申请。
平台未签发过的注册号也可以提交：确认一份报告并不存在，正是验证的用处之一。
# LCA 工具
提供 30 天免费试用，开通后可由平台直接进入。
工具按钢铁流程预设了工序模型：烧结、焦化、高炉、转炉、电炉、轧制和涂镀。填写实际数据后，即可得到各模块的结果。
计算结果可以导出为 LCA 报告的数据表，随申请一起提交；也可以由自己的顾问用其他软件完成计算。
试用期间的数据只属于您的企业。试用结束后，数据仍然保留，开通后可以继续使用。
第一次使用时，建议先用一个产品走完全部工序，再复制模型用于其他产品，这样可以共用上游数据。
# 准备资料
文件可以在申请之后补交；只有完成企业认证才能提交申请。
模板可以在申请页面下载。文件名请包含产品名称，便于评审时查找。
数据收集表请由熟悉生产的人员填写，并注明每个数据的来源：仪表、台账、采购单据或估算。
提交之前可以保存草稿。草稿保存在本设备上，离开页面后仍可继续填写。
- 营业执照与开票信息（企业认证）
- LCA 报告（PDF）
- 数据收集表（ZIP）
- EPD 预报告（PDF）`);

const SERVE_EN = page(`
# From application to release
An application holds up to ${APPLICATION_ITEMS_MAX} products. The whole process takes about 83 working days.
The stages follow one another. When it is your turn, a message tells you what to do and until which day; the rest is up to the platform and the verifier.
If something is missing, an application goes back one step and says why. Files that arrived are kept, so that nobody starts again.
${STAGES_EN}
# EPD: environmental product declaration
States several indicators from raw materials to the gate; valid for five years. For export, green procurement and construction.
Besides global warming potential it states acidification, eutrophication, ozone depletion and the use of resources, as software for buildings expects them.
The report comes in Chinese and in English with the same content. After release the platform makes a label with a QR code for certificates and products.
A first declaration needs the data of one full year of production. The data-collection table lists energy, materials, products and emissions process by process, so that several people can share the work.
When processes or materials change much, renew the declaration. The old one stays and points to the new one.
# CFP: carbon footprint declaration
States the carbon footprint only; valid for three years. For passing data along the supply chain.
Methods and boundaries are those of an EPD. It needs less data and takes less time. Customers use it as input for the footprint of their own products.
Where other indicators are needed, the same application can ask for an EPD of the same product; both share one data-collection table.
A carbon footprint speaks of climate only and does not make a product “greener”. Quote it with its declared unit, boundary and validity.
CFP and EPD of one product should state the same GWP100. If they differ, the platform asks why before it releases them.
# PCR: product category rules
Common requirements for LCA and EPD work on one group of products. If none fits, you can propose one.
Rules state which products they cover, the declared unit, boundaries, allocation and the quality of data. Once you choose them, the form offers only products that they cover.
The platform reviews a proposal; drafting, consultation, panel review and release follow. During the consultation anybody may comment.
Rules have a validity too. The platform revises them in time, and declarations under the old edition stay valid until their own last day.
Search PCR shows how many declarations each of the rules has and the range of their figures, with the full text to read and download.
# EPD verification
Upload a report that you received. The platform checks its number, content and validity and answers you.
Give the registration number, say how you are related to its holder, and upload the PDF as you received it. The body that verified the declaration looks at it as well.
The result stands in your verification records: succeeded, failed or in progress, and what disagrees where it failed. A written opinion comes with it if needed.
To know only whether a file is the published one, compare it on the page of the declaration: the result comes at once, without a request.
Numbers that the platform never issued are welcome too: finding out that a report does not exist is part of the purpose.
# LCA tool
Free trial for 30 days; once active, the platform takes you there directly.
The tool knows the processes of steelmaking: sintering, coking, blast furnace, converter, electric furnace, rolling and coating. Enter measured data and read the result of each module.
Results can be exported as the data table of an LCA report and sent with an application. Your own consultant may also use other software.
Data of the trial belong to your company alone. They are kept after the trial, and you can go on with them once the tool is active.
For a first project, take one product through all processes and copy the model for others: they then share the same upstream data.
# What to prepare
Files may follow after the application. Only certified companies can apply.
Templates stand on the page of the application. Put the name of the product into the name of a file, so that reviewers find it.
Let somebody who knows the production fill in the data-collection table, with the source of each figure: meter, ledger, purchase or estimate.
You can stop at any time. A draft is kept on your device, and you can go on later.
- Business licence and billing information (certification)
- LCA report (PDF)
- Data-collection table (ZIP)
- EPD pre-report (PDF)`);

/** `service|in English|CNY` */
const PRICES = rowsOf(`
EPD，首个产品|EPD, first product|48,000
EPD，同一申请的每个后续产品|EPD, each further product of the application|22,000
CFP|CFP|18,000
EPD 更新|EPD renewal|26,000
PCR 编制|Drafting of a PCR|120,000`).map(({ cells }) => cells);

const PRICES_ZH = table(
  ['项目', '金额'],
  PRICES.map(([zh = '', , amount = '']) => [zh, amount]),
);
const PRICES_EN = table(
  ['Service', 'Price'],
  PRICES.map(([, en = '', amount = '']) => [en, amount]),
);

const PRICING_ZH = page(`
# 各项价格
单位：人民币元，含税。以平台出具的服务报价为准。
${PRICES_ZH}
# 费用包含
第三方验证费用包含在内；因资料修改产生的二次验证不另收费。
# LCA 工具
30 天免费试用。
# 取得报价
提交申请后，平台出具服务报价；在“我的 EPD/CFP”中确认后才生成合同。`);

const PRICING_EN = page(`
# Prices
In CNY, tax included. The service quote issued by the platform is binding.
${PRICES_EN}
# What is included
Independent verification is included, and so is a second round after a correction.
# LCA tool
Free trial for 30 days.
# How to get a quote
After your application the platform issues a service quote. The contract follows once you accept the quote in My EPD/CFP.`);

export function seedPages({ store }: SeedContext): void {
  store.htmlPages.put({ id: 'page-about', name: 'about', html: both(ABOUT_ZH, ABOUT_EN) });
  store.htmlPages.put({ id: 'page-serve', name: 'serve', html: both(SERVE_ZH, SERVE_EN) });
  store.htmlPages.put({ id: 'page-pricing', name: 'pricing', html: both(PRICING_ZH, PRICING_EN) });
}
