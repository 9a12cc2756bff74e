/** About, services and pricing as HTML (document 2 §2). Prices: domain §5. */
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { both } from '../domain/language.ts';
import { type SeedContext, list, section } from './context.ts';

/** Amounts and days: right-aligned. */
const NUMBER = /^[\d,]+$/;

const cell = (text: string, tag: string): string =>
  `<${tag}${NUMBER.test(text) ? ' class="number"' : ''}>${text}</${tag}>`;

/** Parses a block: `#` chapter with paragraphs, `-` list, `=` table head, `+` table row. */
function block(line: string): string {
  const [first = '', ...rest] = line.slice(2).split(' | ');
  if (line.startsWith('#')) return `</section><section>${section(first, ...rest)}`;
  if (line.startsWith('-')) return list([first, ...rest]);
  const isHead = line.startsWith('=');
  return `<tr>${cell(first, 'th')}${rest.map((text) => cell(text, isHead ? 'th' : 'td')).join('')}</tr>`;
}

/** @param drawing of the page below its heading, or nothing */
function pageOf(text: string, drawing = ''): string {
  const blocks = text.trim().split('\n').map(block).join('');
  const chapters = blocks.replace('</section>', '').replaceAll(/(?:<tr>.*?<\/tr>)+/g, '<table>$&</table>');
  return `${drawing}${chapters}</section>`;
}

const band = (height: number, lines: string): string =>
  `<svg viewBox="0 0 1048 ${height}" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">${lines}</svg>`;

const path = (d: string): string => `<path d="${d}" opacity=".35"/>`;
const ring = (x: number, y: number, radius: number, fill = 'none'): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Drawing of declarations on a GWP axis, one highlighted per product group. */
const REGISTER = band(
  120,
  [
    [80, 150, 222, 360, 497, 634],
    [176, 262, 339, 366, 503, 664],
    [280, 392, 464, 576, 646, 830],
  ]
    .map((lane, at) => {
      const y = 30 + at * 40;
      return (
        path(`M0 ${y}h1048`) +
        lane.map((x, dot) => ring(x, y - 12, 5, dot === 2 ? '#3579A8' : 'none')).join('')
      );
    })
    .join(''),
);

const ABOUT_ZH = `
# 用数据说明每一吨钢的环境绩效 | 钢铁环境产品声明平台面向钢铁行业，登记并发布环境产品声明（EPD）、碳足迹声明（CFP）与产品种类规则（PCR）。 | 声明依据 ISO 14025 编制，经第三方独立验证和评审组评审后发布，可在线查询、下载和查验。 | 平台把同一规则下的声明放在一起：指标、边界和单位相同，才谈得上比较。每个数字都能追溯到它所属的声明、规则和验证机构。 | 采购方可以用注册号或二维码找到一份声明，生产方可以看到自己的产品在同类中的位置，验证机构可以查阅与自己有关的申请。
# 我们做什么 | 平台受理申请、组织验证、发布声明，并维护规则与模板。 | 申请人在线填写，逐步看到进展：每一步由谁办理、到哪天为止、已经交了哪些文件，都写在“我的 EPD/CFP”里。 | 所有已发布的声明都可以机器读取，便于导入采购系统和产品碳足迹计算工具。
- EPD 与 CFP：申请、计算、验证、发布和更新 | PCR：立项、编制、公示、评审与发布 | 验证：核实您收到的 EPD 报告是否真实、是否在有效期内 | 低碳排放钢：按产品提交工序和数据表，由平台组织评价
# 为谁服务 | 查询声明不需要登录。申请、验证和立项需要登录，其中申请和立项还需要通过企业认证。
+ 生产企业 | 为产品申请 EPD 或 CFP，发布后把带二维码的标签印在质保书或产品上，到期前安排更新。
+ 采购方 | 按产品、企业、规则和数值查找声明，并排比较，下载数据；收到报告时核实真伪。
+ 验证机构 | 查看与自己有关的核实申请，给出书面意见。
+ 设计与研究 | 读取同一规则下的数值范围和各模块的数值，用于建筑评价、选材和研究。
# 怎样保证可信 | 验证机构与申请企业无利益冲突；每份声明都有唯一注册号，发布和修订均可在区块链存证。 | 验证机构核对数据来源、计算方法和系统边界，评审组再看报告是否写清楚了假设与限制。两道审查的意见都留有记录。 | 声明有固定的有效期，到期后不再列为有效。被更新的声明保留在平台上，并指向新的一份，避免旧数据继续流传。 | 收到纸质或电子报告时，可以在浏览器里把文件与平台发布的版本逐字节对比，文件不会上传。
# 一份声明里有什么 | 每份声明都按同一个顺序写成，报告、网页和机器可读的数据内容一致。
+ 身份 | 注册号、产品名称、持有企业、生产地点、所依据的规则及版本。
+ 声明单位 | 数值所对应的产品数量，一般为 1 吨。
+ 系统边界 | 包括哪些过程，不包括哪些过程，以及取舍的理由。
+ 环境指标 | CFP 只有碳足迹；EPD 还有酸化、富营养化、臭氧层损耗、资源消耗等指标。
+ 数据质量 | 数据的年份、来源和代表性，以及估算所占的部分。
+ 验证与有效期 | 由谁验证、何时发布、到哪天为止，以及修订记录。
# 数据怎样读 | 声明单位为 1 吨产品。GWP100 为 A1（原材料）、A2（运输）、A3（制造）之和，即从摇篮到大门。不同 PCR 或系统边界的结果不宜直接比较。 | A1 是原材料和能源的获取，A2 是运到工厂的运输，A3 是工厂内的生产。三者相加得到出厂时的数值，使用和报废阶段不包括在内。 | 生产路线影响很大：高炉转炉流程以铁矿石为主要原料，电炉流程以废钢或直接还原铁为主要原料。比较时请先看路线，再看数值。 | 数值是声明期内的平均值，不代表某一炉或某一批。有疑问时，请阅读报告中的数据质量说明。
# 怎样比较 | 先选定规则，再比较数值。平台只在同一规则、同一单位、均在有效期内的声明之间给出名次，至少有三份才显示。 | 相差百分之几，往往在数据的不确定范围之内；相差一倍，通常是因为路线不同。报告的说明部分会写明主要原因。 | 采购要求里引用数值时，请写明规则、声明单位、系统边界和日期，让供应商知道您比较的是什么。
# 规则怎样产生 | 规则由行业共同制定，平台负责组织。任何企业都可以提出立项，任何人都可以在公示期间提出意见。
+ 立项 | 平台审查产品范围，确认没有适用的规则。
+ 编制 | 工作组起草：产品范围、声明单位、边界、分配方法和数据质量要求。
+ 公示 | 草案公开征求意见；每一条意见都有书面答复。
+ 评审与发布 | 评审组通过后编号发布，并写明有效期。
# 谁参与 | 职责分开，是结果可信的前提：办理申请的人不验证，验证的人不发布。
+ 秘书处 | 受理申请，组织各个阶段，登记并发布，答复咨询。
+ 验证机构 | 独立核查数据、方法和报告，对结论负责。
+ 评审组 | 由行业专家组成，评审规则草案和声明报告。
# 公开与保密 | 发布的声明人人可见，申请过程中的资料只有参与的人可见。 | 生产数据、合同和报价不会公开，也不会提供给其他企业。验证机构只能看到与自己有关的申请。 | 从申请中撤回的产品不会出现在平台上。
# 开放数据 | 每份声明都提供 openEPD 与 ILCD+EPD 两种通用格式，常见的建筑评价软件可以直接导入。 | 查询结果可以导出为表格，筛选条件保存在网址里，可以收藏或转发。 | 引用数据时，请注明注册号和查询日期；声明更新后，旧注册号会指向新的一份。
# 联系方式 | 邮箱：secretariat@example.com | 咨询申请、规则和价格时，请写明企业名称与产品；询问某一份声明时，请写明注册号，我们会更快答复。 | 登录后也可以通过“意见反馈”留言，并附上文件。平台的答复会出现在系统消息里。
`;

const ABOUT_EN = `
# Verified environmental data for every tonne of steel | The Steel EPD Platform registers and publishes environmental product declarations (EPD), carbon footprint declarations (CFP) and product category rules (PCR) for the steel industry. | Declarations follow ISO 14025. They are published after independent verification and a panel review, and anybody can search, download and check them. | The register keeps declarations under the same rules together: figures can be compared only where indicators, boundaries and units agree. Every figure leads back to its declaration, its rules and the body that verified it. | Buyers find a declaration by its number or its QR code. Producers see where a product stands among its like. Verification bodies see the requests that concern them.
# What we do | The platform receives applications, arranges verification, publishes declarations, and keeps rules and templates up to date. | Applicants fill in the forms online and follow each step: who acts next, until which day, and which files have arrived. | Published declarations can also be read by machines, for purchasing systems and footprint tools.
- EPD and CFP: application, calculation, verification, release and renewal | PCR: proposal, drafting, consultation, review and release | Verification: is the EPD report that you received genuine and still valid? | Low-carbon-emission steel: process steps and a data table for each product, assessed by the platform
# Whom we serve | Anybody can search without an account. Applications, verifications and proposals need one, and applications and proposals also a certified company.
+ Producers | Apply for the EPD or CFP of a product, print the label with its QR code on certificates, and renew in time.
+ Buyers | Find declarations by product, company, rules and figure, compare them side by side, and check reports that they received.
+ Verification bodies | See the requests that concern them and give a written opinion.
+ Design and research | Read the range of figures under the same rules and the figure of each module.
# Why it can be trusted | Verification bodies are free of conflicts of interest. Every declaration has a number of its own; release and revision can be recorded on a blockchain. | The verifier checks sources of data, methods and boundaries. A panel then reads whether the report states its assumptions and limits clearly. The remarks of both are kept. | A declaration is valid for a fixed time and is not listed as valid afterwards. One that was replaced stays on the platform and points to the newer one, so that old figures do not travel on. | A report that you received can be compared with the published file in your browser, byte for byte, without uploading it.
# What a declaration holds | All declarations are written in the same order. Report, page and machine-readable data say the same.
+ Identity | Registration number, product, holder, place of production, rules and their edition.
+ Declared unit | The amount of product that the figures speak of, as a rule 1 tonne.
+ System boundary | Which processes are included, which are not, and why.
+ Indicators | The carbon footprint alone in a CFP; acidification, eutrophication, ozone depletion and resources as well in an EPD.
+ Data quality | Years, sources and representativeness of the data, and how much was estimated.
+ Verification and validity | Who verified it, when it was released, its last day, and its revisions.
# How to read the figures | The declared unit is 1 tonne of product. GWP100 is the sum of A1 (raw materials), A2 (transport) and A3 (manufacturing): cradle to gate. Results under different PCR or boundaries should not be compared directly. | A1 is the supply of raw materials and energy, A2 their transport to the works, and A3 what happens in the works. Their sum describes the product at the gate, without use and end of life. | The production route matters: the blast furnace starts from iron ore, the electric furnace from scrap or direct reduced iron. Look at the route first, and then at the figure. | A figure is an average over the declared period and not of one heat or batch. The report describes the quality of its data.
# How to compare | Choose the rules first and compare figures afterwards. The platform ranks only valid declarations under the same rules and unit, and only where there are three or more. | A few per cent often lie within the uncertainty of the data; a factor of two usually comes from a different route. The report names the main reasons. | When a tender quotes a figure, state rules, declared unit, boundary and date, so that suppliers know what is compared.
# How rules come about | The industry writes its rules together, and the platform organises the work. Any certified company can propose rules, and anybody can comment on a draft.
+ Proposal | The platform looks at the range of products and makes sure that no existing rules fit.
+ Drafting | A working group writes products, declared unit, boundaries, allocation and quality of data.
+ Consultation | The draft is public. Every comment gets a written answer.
+ Review and release | After the panel agrees, the rules get a number and a last day.
# Who takes part | Duties are kept apart: those who handle an application do not verify it, and those who verify do not release.
+ Secretariat | Receives applications, organises the stages, registers, releases and answers questions.
+ Verification bodies | Check data, methods and report independently and answer for their conclusion.
+ Review panel | Experts of the industry, who read draft rules and reports.
# Open and confidential | Everybody sees a published declaration. Files of an application are seen only by those who take part in it. | Production data, contracts and quotes are never published or shown to other companies. A verification body sees only what concerns it. | Products that were withdrawn from an application do not appear on the platform.
# Open data | Every declaration comes in two common formats, openEPD and ILCD+EPD, which software for buildings can import. | Results of a search can be exported as a table. Its filters are part of the address, to keep or to pass on. | Quote the registration number and the day. After a renewal the old number points to the new declaration.
# Contact | E-mail: secretariat@example.com | For applications, rules and prices, tell us your company and product. For a declaration, tell us its registration number: the answer then comes sooner. | Signed-in users can also write to us under Feedback and attach files. The answer arrives as a message.
`;

const SERVE_ZH = `
# 从申请到发布 | 一次申请最多包含 ${APPLICATION_ITEMS_MAX} 个产品，全流程约 83 个工作日。 | 各阶段依次进行。轮到您时，平台会发送消息，并在“我的 EPD/CFP”里写明需要做什么、到哪天为止；其余时间由平台或验证机构办理。 | 资料不完整时，申请会退回到相应的一步，写明原因；已经交的文件保留，不必重新开始。
= 阶段 | 内容 | 工作日
+ EPD 申请 | 提交申请与资料，平台出具报价 | 3
+ 合同生成 | 确认报价后生成合同并确认 | 10
+ LCA 计算 | 校验数据，需要时退回修改 | 25
+ 独立验证 | 第三方机构验证 | 20
+ 报告编制 | 编制中文与英文报告 | 10
+ 评审组评审 | 专家评审，提出意见 | 10
+ 报告发布 | 登记、发布、存证 | 5
# 第 1 步：EPD 申请 | 选择规则和产品，填写联系人，上传已有的资料。缺少的文件可以以后补交，不影响报价。
+ 谁办理 | 您提交，平台出具服务报价
+ 您要做的 | 填写申请表；收到报价后在有效期内接受、说明理由拒绝，或请平台修改
+ 需要的资料 | 产品说明、生产地点、产量，已有的 LCA 报告或数据收集表
+ 结果 | 报价、申请编号和各阶段的预计日期
# 第 2 步：合同生成 | 合同按已接受的报价生成，金额和产品与报价一致。
+ 谁办理 | 平台生成，您确认
+ 您要做的 | 核对企业名称、税号和开票信息，确认合同；信息有误时请在确认前提出
+ 结果 | 双方确认的合同，可随时下载
# 第 3 步：LCA 计算 | 用一个完整年度的生产数据计算各模块的结果。这是用时最长的一步，数据越完整，用时越短。
+ 谁办理 | 您提供数据，平台或您的顾问计算
+ 您要做的 | 上传数据收集表和 LCA 报告；平台退回时，按说明修改后重新上传
+ 需要的资料 | 能源、原料、辅料、产品、副产品、运输、废气、废水和固体废物
+ 结果 | 通过校验的 LCA 报告
# 第 4 步：独立验证 | 验证机构核对数据来源、计算方法和系统边界，必要时到现场。
+ 谁办理 | 与您没有利益冲突的第三方机构
+ 您要做的 | 回答问题，提供原始记录：计量台账、采购单据、检测报告
+ 结果 | 验证意见；有问题时退回上一步，二次验证不另收费
# 第 5 步：报告编制 | 平台按统一模板编制中文版和英文版报告，数值直接取自通过验证的计算结果。
+ 谁办理 | 平台
+ 您要做的 | 核对企业介绍、产品照片和英文名称，确认预报告
+ 结果 | 送评审组的报告
# 第 6 步：评审组评审 | 评审组的专家阅读报告，看假设、限制和数据质量是否写清楚，结论是否有依据。
+ 谁办理 | 评审组
+ 您要做的 | 有意见时，与验证机构一起答复
+ 结果 | 通过、修改后通过，或退回
# 第 7 步：报告发布 | 平台登记注册号，发布声明，并在需要时把文件的摘要存到区块链上。
+ 谁办理 | 平台
+ 您要做的 | 下载报告和标签；把二维码印在质保书或产品上
+ 结果 | 公开的声明页面、双语报告、机器可读的数据和存证记录
# EPD：环境产品声明 | 用多项指标披露产品从原料到出厂的环境影响，有效期五年。适合出口、绿色采购和建筑项目。 | 除全球变暖潜势外，还列出酸化、富营养化、臭氧层损耗、资源消耗等指标，便于建筑评价软件直接使用。 | 报告有中文版和英文版，内容一致。声明发布后，平台生成带二维码的标签，可以印在质保书或产品上。 | 首次编制需要一个完整年度的生产数据。数据收集表按工序列出能源、原料、产品与排放，可以分工填写。 | 有效期内如果工艺或原料结构有明显变化，应当更新声明；更新后旧声明仍可查到，并指向新的一份。
# CFP：碳足迹声明 | 只披露碳足迹一项指标，有效期三年。适合供应链数据传递。 | 计算方法、系统边界与 EPD 相同，数据要求略少，办理更快。下游客户把它作为原料数据，计算自己产品的碳足迹。 | 需要其他环境指标时，可以在同一申请里为同一产品选择 EPD；两种声明共用一套数据收集表。 | 碳足迹只说明对气候的影响，不能据此说一种产品“更环保”。对外引用时，请同时写明声明单位、系统边界和有效期。 | 同一产品的 CFP 与 EPD 应当给出相同的 GWP100；两者不一致时，平台会在发布前要求说明。
# 选 EPD 还是 CFP | 客户只要碳足迹时，选 CFP；用于建筑项目、出口或绿色采购评分时，选 EPD。
= 比较 | EPD | CFP
+ 指标 | 碳足迹和其他环境指标 | 碳足迹
+ 有效期 | 五年 | 三年
+ 数据 | 一个完整年度，全部输入与输出 | 一个完整年度，与碳有关的输入与输出
+ 验证与评审 | 都需要 | 都需要
# PCR：产品种类规则 | 同类产品开展 LCA 和编制 EPD 时遵循的统一要求。没有适用规则时可提出立项申请。 | 规则写明适用的产品、声明单位、系统边界、分配方法和数据质量要求。选定规则后，平台只列出它所涵盖的产品。 | 立项申请由平台审查，随后起草、公示、评审和发布。公示期间任何人都可以提出意见。 | 规则也有有效期。到期前平台组织修订；依据旧规则发布的声明在其有效期内继续有效。 | 在“查询 PCR”中可以看到每项规则下已有的声明数量和数值范围，也可以预览和下载全文。
# EPD 验证 | 上传您收到的报告，平台核对注册号、内容与有效期，并给出反馈。 | 填写注册号，说明您与声明持有者的关系，并上传收到的 PDF。平台会请验证过该声明的机构一起查看。 | 结果出现在“我的验证记录”里：成功、失败或验证中，失败时写明哪里不一致。需要时附上书面意见。 | 如果只想知道文件是否与发布的版本相同，可以在声明页面上直接对比，立即得到结果，无需申请。 | 平台未签发过的注册号也可以提交：确认一份报告并不存在，正是验证的用处之一。
# LCA 工具 | 提供 30 天免费试用，开通后可由平台直接进入。 | 工具按钢铁流程预设了工序模型：烧结、焦化、高炉、转炉、电炉、轧制和涂镀。填写实际数据后，即可得到各模块的结果。 | 计算结果可以导出为 LCA 报告的数据表，随申请一起提交；也可以由自己的顾问用其他软件完成计算。 | 试用期间的数据只属于您的企业。试用结束后，数据仍然保留，开通后可以继续使用。 | 第一次使用时，建议先用一个产品走完全部工序，再复制模型用于其他产品，这样可以共用上游数据。
# 发布之后 | 声明发布后，您可以随时下载报告、标签和机器可读的数据。 | 二维码指向声明页面，手机上可以直接看到产品、数值和有效期。声明更新后，同一个二维码会带读者看到新的一份。 | 到期前平台会发送消息。建议提前半年准备新一年度的数据，避免中断。 | 发现差错时可以申请更正；更正不改变注册号，记录公开。
# 准备资料 | 文件可以在申请之后补交；只有完成企业认证才能提交申请。 | 模板可以在申请页面下载。文件名请包含产品名称，便于评审时查找。 | 数据收集表请由熟悉生产的人员填写，并注明每个数据的来源：仪表、台账、采购单据或估算。 | 提交之前可以保存草稿。草稿保存在本设备上，离开页面后仍可继续填写。
- 营业执照与开票信息（企业认证） | LCA 报告（PDF） | 数据收集表（ZIP） | EPD 预报告（PDF）
`;

const SERVE_EN = `
# From application to release | An application holds up to ${APPLICATION_ITEMS_MAX} products. The whole process takes about 83 working days. | The stages follow one another. When it is your turn, a message tells you what to do and until which day; the rest is up to the platform and the verifier. | If something is missing, an application goes back one step and says why. Files that arrived are kept, so that nobody starts again.
= Stage | What happens | Working days
+ EPD application | Submit the application and files; the platform issues a quote | 3
+ Contract generation | After you accept the quote, the contract is prepared and confirmed | 10
+ LCA calculation | Data are checked and returned if they need correction | 25
+ Independent verification | A third party verifies | 20
+ Report production | Chinese and English reports are produced | 10
+ Review panel review | Experts review and comment | 10
+ Report release | Registration, release and record | 5
# Step 1: EPD application | Choose rules and products, name a contact, and upload the files that you have. Missing files may follow later and do not delay the quote.
+ Who acts | You submit; the platform issues a service quote
+ What you do | Fill in the application. Accept the quote within its validity, refuse it with a reason, or ask for changes
+ What is needed | Product, place of production, volume, and an LCA report or data-collection table if there is one
+ Result | A quote, the number of the application, and the expected days of all stages
# Step 2: contract generation | The contract follows the accepted quote, with the same amount and the same products.
+ Who acts | The platform prepares it; you confirm
+ What you do | Check company, tax number and billing information, and confirm. Tell us about mistakes before you confirm
+ Result | A contract confirmed by both sides, to download at any time
# Step 3: LCA calculation | Data of one full year of production become the results of all modules. This stage takes longest, and less time the more complete the data are.
+ Who acts | You provide data; the platform or your consultant calculates
+ What you do | Upload the data-collection table and the LCA report. If they come back, mend what the remarks name and upload again
+ What is needed | Energy, raw and auxiliary materials, products, by-products, transport, emissions to air and water, and waste
+ Result | An LCA report that has passed the checks
# Step 4: independent verification | The verifier checks sources of data, methods and boundaries, on site where necessary.
+ Who acts | A third party without conflict of interest
+ What you do | Answer questions and show original records: meter ledgers, purchase documents, test reports
+ Result | An opinion. Where something is wrong, the application goes back one step; a second verification costs nothing
# Step 5: report production | The platform writes the report in Chinese and English with one template. Its figures come straight from the verified calculation.
+ Who acts | The platform
+ What you do | Check the profile of your company, the picture of the product and English names, and confirm the pre-report
+ Result | The report that the panel reads
# Step 6: review panel review | Experts read whether assumptions, limits and quality of data are stated clearly and whether the conclusions are founded.
+ Who acts | The review panel
+ What you do | Answer remarks, together with the verifier
+ Result | Accepted, accepted after changes, or returned
# Step 7: report release | The platform registers a number, releases the declaration and, where wanted, records the digest of the file on a blockchain.
+ Who acts | The platform
+ What you do | Download report and label, and print the QR code on certificates or products
+ Result | A public page, the report in two languages, machine-readable data and the record
# EPD: environmental product declaration | States several indicators from raw materials to the gate; valid for five years. For export, green procurement and construction. | Besides global warming potential it states acidification, eutrophication, ozone depletion and the use of resources, as software for buildings expects them. | The report comes in Chinese and in English with the same content. After release the platform makes a label with a QR code for certificates and products. | A first declaration needs the data of one full year of production. The data-collection table lists energy, materials, products and emissions process by process, so that several people can share the work. | When processes or materials change much, renew the declaration. The old one stays and points to the new one.
# CFP: carbon footprint declaration | States the carbon footprint only; valid for three years. For passing data along the supply chain. | Methods and boundaries are those of an EPD. It needs less data and takes less time. Customers use it as input for the footprint of their own products. | Where other indicators are needed, the same application can ask for an EPD of the same product; both share one data-collection table. | A carbon footprint speaks of climate only and does not make a product “greener”. Quote it with its declared unit, boundary and validity. | CFP and EPD of one product should state the same GWP100. If they differ, the platform asks why before it releases them.
# EPD or CFP? | Choose a CFP if customers ask only for the carbon footprint, and an EPD for construction, export or scores in green procurement.
= Compared | EPD | CFP
+ Indicators | Carbon footprint and other impacts | Carbon footprint
+ Validity | Five years | Three years
+ Data | One full year, all inputs and outputs | One full year, what concerns carbon
+ Verification and review | Both | Both
# PCR: product category rules | Common requirements for LCA and EPD work on one group of products. If none fits, you can propose one. | Rules state which products they cover, the declared unit, boundaries, allocation and the quality of data. Once you choose them, the form offers only products that they cover. | The platform reviews a proposal; drafting, consultation, panel review and release follow. During the consultation anybody may comment. | Rules have a validity too. The platform revises them in time, and declarations under the old edition stay valid until their own last day. | Search PCR shows how many declarations each of the rules has and the range of their figures, with the full text to read and download.
# EPD verification | Upload a report that you received. The platform checks its number, content and validity and answers you. | Give the registration number, say how you are related to its holder, and upload the PDF as you received it. The body that verified the declaration looks at it as well. | The result stands in your verification records: succeeded, failed or in progress, and what disagrees where it failed. A written opinion comes with it if needed. | To know only whether a file is the published one, compare it on the page of the declaration: the result comes at once, without a request. | Numbers that the platform never issued are welcome too: finding out that a report does not exist is part of the purpose.
# LCA tool | Free trial for 30 days; once active, the platform takes you there directly. | The tool knows the processes of steelmaking: sintering, coking, blast furnace, converter, electric furnace, rolling and coating. Enter measured data and read the result of each module. | Results can be exported as the data table of an LCA report and sent with an application. Your own consultant may also use other software. | Data of the trial belong to your company alone. They are kept after the trial, and you can go on with them once the tool is active. | For a first project, take one product through all processes and copy the model for others: they then share the same upstream data.
# After release | Report, label and machine-readable data can be downloaded at any time. | The QR code opens the page of the declaration, which shows product, figure and validity on a phone. After a renewal the same code leads to the new declaration. | A message comes before the last day. Begin to collect the data of a new year half a year ahead, so that there is no gap. | Mistakes can be corrected on request. The number stays the same, and the record is public.
# What to prepare | Files may follow after the application. Only certified companies can apply. | Templates stand on the page of the application. Put the name of the product into the name of a file, so that reviewers find it. | Let somebody who knows the production fill in the data-collection table, with the source of each figure: meter, ledger, purchase or estimate. | You can stop at any time. A draft is kept on your device, and you can go on later.
- Business licence and billing information (certification) | LCA report (PDF) | Data-collection table (ZIP) | EPD pre-report (PDF)
`;

const PRICING_ZH = `
# 各项价格 | 单位：人民币元，含税。以平台出具的服务报价为准。
= 项目 | 计价 | 金额
+ EPD，首个产品 | 每次申请 | 48,000
+ EPD，同一申请的每个后续产品 | 每个产品 | 22,000
+ CFP | 每个产品 | 18,000
+ EPD 更新 | 每份声明 | 26,000
+ PCR 编制 | 每项规则 | 120,000
# 怎样计算 | 同一申请里的第一个 EPD 按首个产品计价，其余每个产品按后续产品计价；CFP 按产品数量计价。
= 申请内容 | 计算 | 金额
+ 1 个 EPD | 1 × 48,000 | 48,000
+ 3 个 EPD | 1 × 48,000 + 2 × 22,000 | 92,000
+ 2 个 CFP | 2 × 18,000 | 36,000
+ 2 个 EPD 和 1 个 CFP | 48,000 + 22,000 + 18,000 | 88,000
# 费用包含 | 第三方验证费用包含在内；因资料修改产生的二次验证不另收费。
- 受理、校验和项目管理 | 独立验证与评审组评审 | 中文与英文报告的编制 | 登记、发布、存证，有效期内的声明页面 | 带二维码的标签和机器可读的数据
# 费用不包含 | 由您委托的顾问或检测机构的费用，请与对方结算。
- 自行委托的 LCA 计算与数据收集 | 产品检测和现场计量改造 | 其他语种的翻译
# LCA 工具 | 30 天免费试用。开通所需的费用由工具的提供方报价，与声明的价格无关。
# 查询与核实 | 查询、比较、下载已发布的声明不收费，核实一份报告也不收费。
# 取得报价 | 提交申请后，平台出具服务报价；在“我的 EPD/CFP”中确认后才生成合同。 | 报价写明每个产品的价格和有效期。您可以接受、说明理由拒绝，或请平台修改；接受之前不产生费用。 | 在申请中减少产品时，平台会重新报价。
# 付款与发票 | 合同写明付款的时间和账户。发票按企业认证时填写的开票信息开具，信息有变时请先更新。
`;

const PRICING_EN = `
# Prices | In CNY, tax included. The service quote issued by the platform is binding.
= Service | Charged for | Price
+ EPD, first product | an application | 48,000
+ EPD, each further product of the application | a product | 22,000
+ CFP | a product | 18,000
+ EPD renewal | a declaration | 26,000
+ Drafting of a PCR | a set of rules | 120,000
# How it adds up | The first EPD of an application has the price of a first product, all others that of a further one. CFP are charged one by one.
= Application | Calculation | Price
+ 1 EPD | 1 × 48,000 | 48,000
+ 3 EPD | 1 × 48,000 + 2 × 22,000 | 92,000
+ 2 CFP | 2 × 18,000 | 36,000
+ 2 EPD and 1 CFP | 48,000 + 22,000 + 18,000 | 88,000
# What is included | Independent verification is included, and so is a second round after a correction.
- Checks and project management | Independent verification and the panel’s review | Reports in Chinese and English | Registration, release, record, and a public page as long as it is valid | A label with its QR code and machine-readable data
# What is not included | Consultants and laboratories that you engage are paid by you.
- LCA calculation and data collection by your own consultant | Tests of products and new meters | Translation into other languages
# LCA tool | Free trial for 30 days. Its provider quotes what it costs afterwards; declarations cost the same with or without it.
# Search and verification | Searching, comparing and downloading published declarations is free, and so is the verification of a report.
# How to get a quote | After your application the platform issues a service quote. The contract follows once you accept the quote in My EPD/CFP. | A quote states the price of each product and its own last day. Accept it, refuse it with a reason, or ask for changes; until you accept, nothing is charged. | If you take products out of the application, the platform quotes again.
# Payment and invoices | The contract states when and where to pay. Invoices follow the billing information of your certification; renew it first if it has changed.
`;

export function seedPages({ store }: SeedContext): void {
  const put = (name: 'about' | 'serve' | 'pricing', zh: string, en: string, drawing?: string) =>
    store.htmlPages.put({ id: `page-${name}`, name, html: both(pageOf(zh, drawing), pageOf(en, drawing)) });
  put('about', ABOUT_ZH, ABOUT_EN, REGISTER);
  put('serve', SERVE_ZH, SERVE_EN);
  put('pricing', PRICING_ZH, PRICING_EN);
}
