/** News of the notes (domain §10). */
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';

/** Newest first: titles, and below them the paragraphs, the first of which is the abstract; `#` begins a heading. */
export const ARTICLES = `
平台发布电工钢产品种类规则|Electrical steel PCR released
  规则覆盖取向与无取向牌号，自下季度起实施。|The rules cover oriented and non-oriented grades and apply from next quarter.
  已发布的电工钢 EPD 在有效期内继续有效，到期后按新规则更新。规则全文见<a href="/pcr/pcrSearch?keyword=电工钢">电工钢\u00A0PCR</a>。|Published declarations stay valid until they expire and are then renewed under the new rules. Read the <a href="/pcr/pcrSearch?keyword=Electrical steel">electrical steel PCR</a>.
  # 适用范围|# Scope
  规则适用于取向和无取向电工钢带，声明单位为 1 吨，系统边界为从摇篮到大门（A1–\u2060A3）。带绝缘涂层的产品须把涂层计入 A3。|The rules apply to oriented and non-oriented strip. The declared unit is 1 tonne, the boundary cradle to gate (A1–\u2060A3). The insulating coating counts as part of A3.
  退火所用的氢气与保护气体须按实际用量申报，不得以行业平均代替。|Hydrogen and protective gases of annealing are declared as used, not as an industry average.
  # 过渡安排|# Transition
  在审申请可以选择旧规则或新规则，选择之后不再更改。新申请自实施之日起一律使用新规则。|Applications in progress may keep the former rules or take the new ones, once. New applications use the new rules from the day they apply.
首批短流程螺纹钢 EPD 完成发布|First EAF rebar EPDs published
  川砚钢铁以每吨 820\u00A0kg\u00A0CO₂e 的结果发布首份短流程螺纹钢 EPD。|Chuanyan Steel publishes the first declaration for electric-arc-furnace rebar, at 820\u00A0kg\u00A0CO₂e per tonne.
  报告说明了废钢比例与电网排放因子的影响。施工单位可扫描吊牌上的二维码查看声明。|The report explains the influence of the scrap share and of grid power. Builders can scan the QR code on the tag to see it.
  # 数值由何而来|# Where the figure comes from
  A1 主要来自废钢的收集与加工，A2 是运到厂内的公路运输，A3 以电弧炉用电为主。三者相加即声明中的数值。|A1 is mostly the collection and processing of scrap, A2 the road transport to the works, A3 the power of the furnace. Together they are the figure of the declaration.
  与长流程产品对比时，应同时查看废钢比例与所用的电网因子：两份声明的规则相同，前提才相同。|When comparing it with steel of the integrated route, look at the scrap share and the grid factor as well: only declarations under the same rules can be compared.
  # 如何查看|# How to see it
  在<a href="/epd/epdSearch?keyword=螺纹钢">查询页</a>输入“螺纹钢”，勾选两份声明即可并列对比，并可把图表存为图片用于投标文件。|<a href="/epd/epdSearch?keyword=Rebar">Search for “rebar”</a> and choose two declarations to compare them side by side. The chart can be saved as a picture for a tender.
平台累计发布声明突破四十份|Platform passes 40 declarations
  按产品看，扁平材占六成；按流程看，长流程占四分之三。|Six in ten are flat products; three quarters come from the integrated route.
  从申请到发布的平均用时为四个月，查看次数最多的是热轧卷板与短流程螺纹钢。|From application to release takes four months on average. Hot rolled coil and EAF rebar are viewed most.
  # 哪些数据最常被引用|# What is cited most
  采购方最常核对 GWP100 与有效期，其次是系统边界和所依据的 PCR。声明页已把这四项放在首屏。|Buyers check GWP100 and validity first, then the boundary and the PCR. The page of a declaration shows these four first.
  # 下一步|# What comes next
  秘书处计划缩短独立验证的等待时间，并补充不锈钢与焊管的规则，使更多产品可以申请。|The secretariat plans to shorten the wait for verification and to add rules for stainless steel and welded tube, so that more products can apply.
区块链存证查验功能上线|Blockchain check goes live
  查询结果中的存证标记显示存证时间与哈希。|The record mark in the search results shows the time and the hash.
  哈希对应当时的报告文件；报告修订后会得到新的哈希，旧记录仍可查验。|The hash belongs to the report file of that moment. A revised report gets a new one, and the old record can still be checked.
  # 如何核对|# How to check
  在声明页下载报告，再于“这是已发布的文件吗？”一栏选择该文件。浏览器在本地计算哈希，与存证记录逐位比较，文件不会上传。|Download the report, then choose it under “Is this the published file?”. The browser computes the hash and compares it with the record. The file is not uploaded.
  结果不一致时，请先确认是否下载了修订后的版本；仍有疑问可通过<a href="/Feedback">意见反馈</a>联系秘书处。|If they differ, see whether a revised report has been published since. In doubt, write to the secretariat through the <a href="/Feedback">feedback page</a>.
碳足迹声明服务面向下游开放|CFP service opens to downstream users
  汽车、家电与钢结构企业可申请试点。|Companies in automotive, appliances and steel structures can join the pilot.
  与 EPD 不同，CFP 只披露碳足迹一项指标，适合采购方快速核对。|Unlike an EPD, a CFP states one figure only, the carbon footprint, which suits buyers who need a quick check.
  # 谁可以申请|# Who can apply
  使用平台上已发布钢材声明的下游企业均可申请。原料数据可直接引用声明中的数值，不必重新收集。|Companies that use steel with a published declaration can apply. They may cite its figures instead of collecting the data anew.
  # 费用与用时|# Cost and time
  收费见<a href="/pricing">收费标准</a>。与 EPD 相同，申请经过报价、合同、核算、验证与发布，声明有效期为三年。|See the <a href="/pricing">prices</a>. As for an EPD, an application goes through quote, contract, calculation, verification and release. The declaration is valid for three years.
低碳排放钢申请通道开通|Low-carbon-emission steel applications open
  仅面向已认证企业，每次最多申报 ${LOW_CARBON_ENTRIES_MAX} 个产品。|For certified companies only, with up to ${LOW_CARBON_ENTRIES_MAX} products per application.
  申请时需勾选生产工序并上传数据表，工作人员将在工作日内联系企业。|Tick the process steps and upload the data table; we will contact you during working days.
  # 需要准备什么|# What to have ready
  企业认证信息、产品的生产工序和按模板填写的数据表。标准全文可在<a href="/dtpfg/dtpfgApplyFor">申请页</a>下载。|The certification of the company, the process steps of the product, and the data table filled in. The standard can be downloaded from the <a href="/dtpfg/dtpfgApplyFor">application page</a>.
  评价结果与 EPD 互不替代：前者给出等级，后者给出数值。|The grade does not replace an EPD: one gives a class, the other the figures.
LCA 数据收集表完成改版|New LCA data-collection table
  新版减少工作表数量，内置逻辑校验。|The new version has fewer sheets and built-in checks.
  旧版在 60 天内继续受理，请尽快切换。|The old one is accepted for 60 more days. Please switch soon.
  # 有哪些变化|# What changed
  原料、能源与运输合并为一张表，每道工序一行；单位由下拉框选择，减少换算错误。|Materials, energy and transport are one sheet with a row for each process. Units are chosen from a list, which avoids conversion errors.
  输入与输出不平衡时表格会提示，差额超过规定比例的数据在提交前就能发现。|The table warns when inputs and outputs do not balance, so that gaps are found before the file is submitted.
平台举办第三方验证员培训|Verifier training held
  四十名学员参加，完成两项案例练习。|Forty trainees took part and worked on two cases.
  通过考核的验证员名单将另行公布。|The list of those who passed will follow.
  # 培训内容|# What was taught
  上午讲解规则与数据质量要求，下午以热轧卷板和螺纹钢为例核查一份完整报告。|The morning covered rules and data quality; in the afternoon the trainees checked a whole report, for hot rolled coil and for rebar.
  学员认为最难的是副产煤气的分配，讲师给出了两种方法的对照。|By-product gases were found hardest to allocate. The trainers compared two methods.
出口企业应对碳边境调节机制座谈|Exporters discuss CBAM
  会议说明了 EPD 数值与 CBAM 数值为何不同。|The meeting explained why EPD and CBAM values differ.
  两者可共用部分现场数据；与会企业的问题由秘书处汇总答复。|Both can share part of the site data. The secretariat collects the questions and will answer them.
  # 两个数值的差别|# How the two figures differ
  EPD 以产品为对象，覆盖从原料到大门的全部排放；CBAM 以装置为对象，只计其规定的直接与间接排放。|An EPD follows the product from raw material to the gate. CBAM looks at the installation and counts the direct and indirect emissions that it names.
  电耗、燃料与外购原料的现场记录可以共用，建议企业只建立一套台账。|Site records of power, fuels and purchased materials serve both. One ledger is enough.
桥梁耐候钢声明助力绿色采购|Weathering plate EPD used in procurement
  一座跨江大桥的业主要求投标人提供有效期内的 EPD。|The owner of a river bridge asked bidders for valid EPDs.
  采购方通过注册号和二维码核对了声明的真实性。|The buyer verified them by registration number and QR code.
  # 采购方怎么做|# What the buyer did
  招标文件列出所需的 PCR 与有效期，评标时以注册号在平台查询，逐一核对企业、产品和数值。|The tender named the PCR and the validity. The buyer looked up each registration number and compared company, product and figure.
  三家投标人中两家提供了有效声明，一家的声明已经到期，在补正后参评。|Two of three bidders had valid declarations; that of the third had expired and was renewed before the award.
不锈钢 PCR 公开征求意见|Stainless PCR open for comment
  征求意见期 30 天，可下载意见表填写。|Comments are open for 30 days, on the form provided.
  意见集中在镍铁与废钢的核算方法。|They centre on how nickel pig iron and scrap are treated.
  # 如何参与|# How to take part
  下载意见表，逐条写明章节、意见与理由，在期限内发送至秘书处。每条意见都会得到书面答复。|Download the form, name section, comment and reason, and send it to the secretariat in time. Every comment gets a written answer.
  规则预计在评审组审查后发布，届时进入 <a href="/pcr/pcrSearch">PCR 查询</a>。|The rules are to be published after the review panel has met, and can then be found in the <a href="/pcr/pcrSearch">PCR search</a>.
钢厂能源数据采集指南发布|Guide to energy data collection
  指南给出计量点布置方案与副产煤气分配方法。|The guide gives a meter plan and a way to allocate by-product gas.
  同时列出外购电力所需的证明材料。|It also lists the evidence needed for purchased power.
  # 从哪里开始|# Where to begin
  先画出能源流向图，再确定必须单独计量的点：焦炉、高炉、转炉或电弧炉、轧机和自备电厂。|Draw the flows of energy first, then the points to be metered: coke ovens, blast furnace, converter or electric furnace, mills, own power plant.
  每月核对一次计量与结算数据，差异超过限值时记录原因。|Compare meters and invoices every month, and note the reason where they differ.
平台英文版全面升级|English edition upgraded
  英文检索、双语报告与英文二维码页面同步上线。|English search, bilingual reports and an English QR page are live.
  海外客户可直接查看英文声明。|Customers abroad can read declarations in English directly.
  # 对出口企业的意义|# What exporters gain
  吊牌上的二维码按手机语言打开声明页，数值、有效期与企业名称均以英文显示，并注明中文原名。|The QR code opens the declaration in the language of the phone: figures, validity and company in English, with the Chinese name beside it.
  英文报告由企业提供、验证机构核对，与中文报告具有同样的注册号。|English reports come from the companies and are checked by the verifier. They carry the same registration number.
氢基直接还原示范线完成首次核算|First LCA of a hydrogen DRI line
  曦和氢冶金公布了系统边界、氢源与电力来源。|Xihe Hydrogen Metallurgy disclosed the boundary and the sources of hydrogen and power.
  下一步将开展第三方验证。|Verification comes next.
  # 关键假设|# Assumptions that matter
  氢气按实际来源核算：电解制氢使用的绿电须有对应时段的证明，否则按电网平均计算。|Hydrogen counts by its source: renewable power of electrolysis needs evidence for the same period, or the grid average applies.
  示范线的产量尚小，数值会随负荷变化，首年结果按半年更新。|The line still produces little and its figure varies with load; in the first year it is updated every six months.
年度平台运行报告摘要|Annual summary of the platform
  报告汇总了全年受理数量与各阶段用时。|The summary counts the applications of the year and the time each stage took.
  等待时间最长的是 LCA 计算与独立验证；来年将增加验证机构。|LCA calculation and verification wait longest; more verification bodies will join next year.
  # 来年的安排|# Plans
  验证机构数量增加后，独立验证的平均等待时间力争缩短三分之一。|With more verification bodies, the average wait for verification is to fall by a third.
  报告全文将在<a href="/resources">资源中心</a>发布。|The full report will be published among the <a href="/resources">resources</a>.`;
