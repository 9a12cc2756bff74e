/**
 * Line drawings of steel products in a 64-unit box, shared with the mock's PDFs. `words` match a product's name or category
 * rules, in both languages.
 */
export interface ProductShape {
  words: RegExp;
  /** SVG path data of the outline. */
  line: string;
  /** SVG path data of details, for large drawings only. */
  fine: string;
}

export const PRODUCT_SHAPES = {
  coil: {
    words: /热轧卷|热轧酸洗|热轧板|钢带|钢卷|卷板|hot rolled (?:coil|strip|auto)|\bcoil\b|\bstrip\b/i,
    line: 'M11 30a11 20 0 1 0 22 0a11 20 0 1 0 -22 0ZM22 10H38A11 20 0 0 1 38 50M22 50H60M14.3 30a7.7 14 0 1 0 15.4 0a7.7 14 0 1 0 -15.4 0ZM17.6 30a4.4 8 0 1 0 8.8 0a4.4 8 0 1 0 -8.8 0Z',
    fine: 'M12.6 30a9.4 17 0 1 0 18.8 0a9.4 17 0 1 0 -18.8 0ZM16 30a6 11 0 1 0 12 0a6 11 0 1 0 -12 0Z',
  },
  coated: {
    words: /冷轧(?!不锈)|镀|彩涂|cold rolled|galvanised|galvanized|coated|painted|zinc|tinplate|tinned/i,
    line: 'M5 20a18 7.5 0 1 0 36 0a18 7.5 0 1 0 -36 0ZM17 20a6 2.5 0 1 0 12 0a6 2.5 0 1 0 -12 0ZM5 20V46A18 7.5 0 0 0 41 46V20L60 28V54L41 46M53 5c3 4 4.5 6 4.5 8.5a4.5 4.5 0 0 1-9 0C48.5 11 50 9 53 5Z',
    fine: 'M9 20a14 5.8 0 1 0 28 0a14 5.8 0 1 0 -28 0ZM13 20a10 4.1 0 1 0 20 0a10 4.1 0 1 0 -20 0ZM46 30V40M50 31.7V45M54 33.4V43M58 35V48',
  },
  plate: {
    words: /厚板|厚钢板|结构板|耐候板|容器板|钢板(?!桩)|\bplate\b/i,
    line: 'M6 25L30 11L58 23L34 37ZM6 25V30L34 42L58 28V23M34 37V42M6 37V42L34 54L58 40V35M6 37L34 49L58 35M34 49V54',
    fine: 'M14 27L36 14.5M24 31L47 18M6 30V37M58 28V35',
  },
  rebar: {
    words: /钢筋|螺纹钢|rebar|reinforcing/i,
    line: 'M5 48a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM21 48a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM13 33.1a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM17 26.2L39.5 13.2A8 8 0 0 1 47.5 27.1L25 40.1M47.5 27.1A8 8 0 0 1 55.5 41.9L33 54.9M9 41.1L13.9 38.2M21.9 23.4A8 8 0 0 1 32.7 35.6M31.8 17.6A8 8 0 0 1 42.6 29.9M29.9 38.2A8 8 0 0 1 40.7 50.5M39.8 32.5A8 8 0 0 1 50.6 44.8',
    fine: 'M17.7 25.8A8 8 0 0 1 28.4 38.1M26.9 20.5A8 8 0 0 1 37.6 32.8M36.1 15.2A8 8 0 0 1 46.8 27.5M25.7 40.7A8 8 0 0 1 36.4 53M34.9 35.4A8 8 0 0 1 45.6 47.6M44.1 30A8 8 0 0 1 54.8 42.3',
  },
  wire: {
    words: /线材|盘条|\bwire\b|\bcord\b/i,
    line: 'M6 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0ZM14 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0ZM22 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0ZM30 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0ZM42 51C50 51 55 53 60 58',
    fine: 'M10 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0ZM18 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0ZM26 31a12 20 0 1 0 24 0a12 20 0 1 0 -24 0Z',
  },
  section: {
    words: /型钢|角钢|槽钢|钢板桩|section|beam|channel|sheet pile/i,
    line: 'M6 20H36V26H23.5V54H36V60H6V54H18.5V26H6ZM6 20L28 6H58L36 20M58 6V12L36 26M23.5 54L45.5 40V20M45.5 40H58V46L36 60M36 54L58 40',
    fine: 'M28 17.2L42 8.3M28 51.2H40.5',
  },
  rail: {
    words: /轨|\brails?\b/i,
    line: 'M14 22Q14 18 18 18H26Q30 18 30 22V27L25 31V47L36 50.5Q38 51 38 53V58H6V53Q6 51 8 50.5L19 47V31L14 27ZM18 18L40 6H48Q52 6 52 10V15L30 27M30 22L52 10M25 47L47 35V17.7M47 35L58 38.5Q60 39 60 41V46L38 58M38 53L60 41',
    fine: 'M22 18L44 6M25 40L47 28',
  },
  electrical: {
    words: /硅钢|电工钢|取向|electrical|oriented/i,
    line: 'M5 22H14V46H20.5V22H29.5V46H36V22H45V58H5ZM5 22L19 12H28L14 22M20.5 22L34.5 12H43.5L29.5 22M36 22L50 12H59L45 22M28 12V16.6M43.5 12V16.6M59 12V48L45 58M12 17H21M27.5 17H36.5M43 17H52V53',
    fine: 'M8.5 19.5H17.5M24 19.5H33M39.5 19.5H48.5V55.5M15.5 14.5H24.5M31 14.5H40M46.5 14.5H55.5V50.5',
  },
  stainless: {
    words: /不锈|stainless/i,
    line: 'M4 42L26 55L50 40C59 34 60 27 54 22L32 9C38 14 37 21 28 27ZM13 9Q14.5 17 21 18.5Q14.5 20 13 28Q11.5 20 5 18.5Q11.5 17 13 9Z',
    fine: 'M12 42L32 29.5M19 46L40 32.5Q46 28 46 23M47 12Q47.6 15 50 15.5Q47.6 16 47 19Q46.4 16 44 15.5Q46.4 15 47 12Z',
  },
  tube: {
    words: /无缝|焊管|钢管|套管|油管|管材|\btub(?:e|ular)|\bpipe\b|casing/i,
    line: 'M5 48a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM21 48a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM13 33.1a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM17 26.2L39.5 13.2A8 8 0 0 1 47.5 27.1L25 40.1M47.5 27.1A8 8 0 0 1 55.5 41.9L33 54.9M9 41.1L13.9 38.2M8.5 48a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM24.5 48a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM16.5 33.1a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
    fine: 'M28 31.5L42.5 23.1M36 45.3L50.5 36.9',
  },
  ore: {
    words: /矿|球团|石灰|\bore\b|pellet|\bflux/i,
    line: 'M6 30H58L51 51H13ZM10 30L17 19L24 22L31 12L41 17L46 24L54 30M16 54a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM38 54a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
    fine: 'M17 19L21 30M24 22L29 30M31 12L34 22L41 17M34 22L38 30M46 24L44 30M20 36L22 46M32 36V46M44 36L42 46',
  },
  coke: {
    words: /焦炭|冶金焦|铁合金|硅铁|锰铁|铬铁|镍铁|\bcoke\b|ferro-/i,
    line: 'M5 44L12 30L26 25L37 34L36 50L22 57L9 54ZM12 30L21 39L37 34M21 39L22 57M34 28L31 17L40 7L53 9L59 21L52 33L41 35ZM40 7L45 20L59 21M45 20L41 35M42 47L50 40L59 44V53L51 58L42 55ZM42 47L50 50L59 44',
    fine: 'M26 25L21 39L5 44M50 50L51 58M31 17L45 20',
  },
  scrap: {
    words: /废钢|scrap/i,
    line: 'M32 4V11M22 11H42L49 19V25H15V19ZM18 29L29 32L25 41L15 37ZM34 34a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM37.6 34a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0ZM5 59L13 49L21 54L30 44L38 53L47 47L59 59Z',
    fine: 'M15 19H49M20 25V29M40 25V28M28 34L33 40M13 49L17 59M30 44L33 59M47 47L45 59',
  },
  bar: {
    words:
      /普通钢|特殊钢|棒|坯|锻|轴承|齿轮|模具|\bbars?\b|slab|billet|forging|special steel|bearing|gear|tool steel/i,
    line: 'M5 42H19V56H5ZM20 42H34V56H20ZM12.5 27H26.5V41H12.5ZM12.5 27L36.5 12H50.5V26L26.5 41M50.5 12L26.5 27M49 27H58V41L34 56M34 42L58 27M5 42L12.5 37.3',
    fine: 'M16 30.5L23 37.5M8.5 45.5L15.5 52.5M23.5 45.5L30.5 52.5',
  },
} as const satisfies Record<string, ProductShape>;
