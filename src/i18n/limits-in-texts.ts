/** The limits as variables of every text (`{{productNameMax}}`), so that the numbers are only in src/lib/limits.ts. */
import * as limits from '#src/lib/limits.ts';

export const LIMIT_VARIABLES = {
  codeLength: limits.CODE_LENGTH,
  passwordMin: limits.PASSWORD_MIN,
  passwordMax: limits.PASSWORD_MAX,
  nameMax: limits.NAME_MAX,
  companyNameMin: limits.ENTERPRISE_NAME_MIN,
  companyEmailMax: limits.ENTERPRISE_EMAIL_MAX,
  creditCodeLength: limits.CREDIT_CODE_LENGTH,
  productsMax: limits.APPLICATION_ITEMS_MAX,
  productNameMax: limits.PRODUCT_NAME_MAX,
  lowCarbonEntriesMax: limits.LOW_CARBON_ENTRIES_MAX,
  lowCarbonNameMax: limits.LOW_CARBON_NAME_MAX,
  longTextMax: limits.LONG_TEXT_MAX,
  fileNameMax: limits.FILE_NAME_MAX,
  shortFileNameMax: limits.FILE_NAME_MAX_ENTERPRISE,
  imageMaxMb: limits.IMAGE_MAX_BYTES / 1024 / 1024,
  foreignMaxMb: limits.FOREIGN_FILE_MAX_BYTES / 1024 / 1024,
  compareMax: limits.COMPARE_MAX,
  favouritesMax: limits.FAVOURITES_MAX,
  tourSteps: limits.TOUR_STEPS,
  reviewDays: limits.REVIEW_WORKING_DAYS,
  draftDays: limits.DRAFT_LIFETIME_MS / (24 * 60 * 60 * 1000),
} as const satisfies Readonly<Record<string, number>>;
