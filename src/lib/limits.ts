/** Every number of the two documents, with its source (decision 25). Portal and mock read these constants independently. */

/** Lifetime of the token cookie and of a session, also after a refresh (document 1 §9). */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Seconds until a code can be asked for again (document 1 §9, document 2 §9). */
export const CODE_RESEND_SECONDS = 60;
/** Digits of an SMS or e-mail code (document 1 §9, document 2 §9). */
export const CODE_LENGTH = 6;
/** Digits of a mainland mobile number (document 1 §9). */
export const PHONE_LENGTH = 11;
/** Shortest password (document 1 §9). */
export const PASSWORD_MIN = 8;
/** Longest password (document 1 §9). */
export const PASSWORD_MAX = 16;
/** Longest company name at registration, longest user and enterprise name (document 1 §9, document 2 §9). */
export const NAME_MAX = 32;
/** Messages shown in the bell's popover, and on a page of the inbox (document 1 §9, decision 9). */
export const MESSAGE_PAGE_SIZE = 4;
/** Message type that the popover and the inbox ask for (document 1 §9). */
export const MESSAGE_TYPE = 1;
/** Largest number on the bell's badge (document 1 §9). */
export const BADGE_MAX = 9;
/** The inbox hides its more-button when a page returns fewer rows than this (document 2 §9). */
export const INBOX_MORE_MIN_ROWS = 3;
/** Rows a page in the history of an agreement (document 1 §9). */
export const AGREEMENT_PAGE_SIZE = 10;
/** Page size of the friendly link types (document 1 §9). */
export const LINK_TYPE_PAGE_SIZE = 10;
/** Attachment id that means "no image" on a friendly link (document 1 §3). */
export const NO_IMAGE_ATTACHMENT_ID = '3790';
/** Displayed width of the captcha picture, px (document 1 §9). */
export const CAPTCHA_WIDTH = 330;
/** Displayed height of the captcha picture, px (document 1 §9). */
export const CAPTCHA_HEIGHT = 155;
/** How long a success or failure of the captcha is shown, ms (document 1 §4). */
export const CAPTCHA_RESULT_MS = 1000;
/** Time-out of captcha and other requests, ms (document 1 §9, document 2 §9). */
export const REQUEST_TIMEOUT_MS = 600_000;
/** Time-out for loading a script chunk, ms (document 1 §9). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Width of the login dialog, px; 80 % of the screen on phones (document 1 §9). */
export const DIALOG_WIDTH = 580;
/** Height of the scroll area of an agreement, px (document 1 §9). */
export const AGREEMENT_SCROLL_HEIGHT = 372;
/** Screens narrower than this get the phone layout, px (document 1 §9). */
export const DESKTOP_BREAKPOINT = 900;
/** Above this width the unit u is width/15, else width/3.75 (document 1 §9, decision 21). */
export const UNIT_BREAKPOINT = 1300;
/** How long the message of a failed PDF stays, ms (document 1 §8). */
export const PDF_ERROR_MS = 3000;
/** Products of one application (document 2 §9). */
export const APPLICATION_ITEMS_MAX = 3;
/** Longest typed product name in an EPD application (document 2 §9). */
export const PRODUCT_NAME_MAX = 24;
/** Steps of the guided tour on the application form (document 2 §2, decision 20). */
export const TOUR_STEPS = 8;
/** Entries of one low-carbon application (document 2 §9). */
export const LOW_CARBON_ENTRIES_MAX = 3;
/** Longest product name in a low-carbon application (document 2 §9). */
export const LOW_CARBON_NAME_MAX = 50;
/** Longest file name of reports and data tables (document 2 §9). */
export const FILE_NAME_MAX = 160;
/** Longest file name of enterprise uploads, invoice images and verification PDFs (document 2 §9). */
export const FILE_NAME_MAX_ENTERPRISE = 90;
/** Images must be smaller than this, bytes (document 2 §9). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Characters of a unified social credit code (document 2 §9). */
export const CREDIT_CODE_LENGTH = 18;
/** Shortest company name at certification (document 2 §9). */
export const ENTERPRISE_NAME_MIN = 5;
/** Longest enterprise e-mail address (document 2 §9). */
export const ENTERPRISE_EMAIL_MAX = 32;
/** Rows a page in the verification list (document 2 §9). */
export const VERIFICATION_PAGE_SIZE = 10;
/** Page sizes offered in the verification list (document 2 §2 "size options"; the values are ours). */
export const VERIFICATION_PAGE_SIZES = [VERIFICATION_PAGE_SIZE, 20, 50] as const;
/** Rows a page in EPD and PCR search and in "My EPD" (document 2 §2, §9). */
export const SEARCH_PAGE_SIZE = 4;
/** Rows a page of news (document 2 §9). */
export const NEWS_PAGE_SIZE = 4;
/** Rows a page of announcements (document 2 §9). */
export const ANNOUNCEMENT_PAGE_SIZE = 4;
/** Rows a page of resources; the more-button shows above this total (document 2 §9). */
export const RESOURCE_PAGE_SIZE = 5;
/** Page size of the templates on the application form (document 2 §7). */
export const TEMPLATE_PAGE_SIZE = 10;
/** Lifetime of the anonymous visitor id, ms (document 2 §4). */
export const ANONYMOUS_ID_LIFETIME_MS = 28_800_000;
/** Seconds until the result page of a cancellation redirects (document 2 §9). */
export const CANCELLATION_REDIRECT_SECONDS = 5;
/** Working days that the review of a registration takes (document 2 §9). */
export const REVIEW_WORKING_DAYS = 1;
/** Minimum heights of the iframes with server pages, px (document 2 §9, decision 22). */
export const FRAME_HEIGHT = { about: 3600, serviceZh: 6050, serviceEn: 6500, pricing: 2200 } as const;

/** Longest id, number or code of a row (ours: the documents give none, decision 32). */
export const ID_MAX = 64;
/** Longest proof of a passed captcha (ours, decision 32). */
export const TOKEN_MAX = 512;
/** Longest e-mail address or account (ours: limit of RFC 5321; decision 32). */
export const ACCOUNT_MAX = 254;
/** Longest e-mail address of a verification request or of feedback (ours, decision 32). */
export const CONTACT_EMAIL_MAX = 64;
/** Longest encrypted password, as base64 (ours, decision 32). */
export const CIPHER_MAX = 1024;
/** Longest keyword of a search (ours, decision 32). */
export const KEYWORD_MAX = 100;
/** Largest message type (ours, decision 32). */
export const MESSAGE_TYPE_MAX = 99;
/** A PDF that is compared with the register must be smaller than this, bytes (ours, decision 26: it is read into memory). */
export const CHECKED_PDF_MAX_BYTES = 100 * 1024 * 1024;
/** Largest page size (ours, decision 32). */
export const PAGE_SIZE_MAX = 100;
/** Dots of a plot; beyond it a histogram is drawn (ours, decision 25: more are indistinguishable). */
export const PLOT_DOTS_MAX = 200;
/** Results that the portal loads to count them by filter (ours, decision 25: five calls, some 300 kB). */
export const COUNTED_ROWS_MAX = 500;
/** Favourites of one user on a device (ours, decision 25: each costs a call). */
export const FAVOURITES_MAX = 100;
/** Rows of an export (ours, decision 25: fifty calls). */
export const EXPORT_ROWS_MAX = 5000;
/** Bins of a histogram (ours, decision 25: finer ones are thinner than a pixel on a phone). */
export const GWP_BINS = 40;
/** Largest figure of a filter, kg CO₂e / t (ours, decision 25). */
export const GWP_MAX = 999_999_999;
/** Declarations in a comparison (ours, decision 25: more columns are unreadable). */
export const COMPARE_MAX = 3;
/** Size of a declaration file read for a comparison, bytes (ours, decision 25: published ones have at most 500 kB). */
export const FOREIGN_FILE_MAX_BYTES = 1024 * 1024;
/** Nesting of such a file (ours, decision 25: both formats need ten levels). */
export const FILE_DEPTH_MAX = 64;
/** Elements and attributes of such a file (ours, decision 25). */
export const FILE_PARTS_MAX = 50_000;
/** Longest product name from the category tree (ours, decision 32). */
export const PICKED_NAME_MAX = 100;
/** Longest English name of a company (ours, decision 32). */
export const EN_NAME_MAX = 200;
/** Longest line of a form without a documented limit: contact, department, position (ours, decision 32). */
export const FIELD_MAX = 64;
/** Longest address, region or explanation of a relationship (ours, decision 32). */
export const ADDRESS_MAX = 200;
/** Longest phone number where landlines are allowed (ours, decision 32). */
export const CONTACT_PHONE_MAX = 20;
/** Longest postal code (ours, decision 32). */
export const ZIP_CODE_MAX = 10;
/** Longest remark, description of a need, or product of a PCR (ours, decision 32). */
export const REMARK_MAX = 500;
/** Longest question to the platform and introduction of a company (ours, decision 32). */
export const LONG_TEXT_MAX = 1000;
/** How long an untouched draft is kept, ms (ours, decision 25: a working week and a weekend). */
export const DRAFT_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Longest name, title or dictionary label of a response (ours, decision 25); readers truncate. */
export const TITLE_MAX = 256;
/** Longest plain text of a response (ours, decision 25); readers truncate. */
export const PLAIN_TEXT_MAX = 4000;
/** Longest HTML text of a response (ours, decision 25); readers truncate. */
export const HTML_MAX = 200_000;
/** Pictures of a certification: licence and billing information (document 2 §3). */
export const COMPANY_PICTURES = 2;

/** Mainland mobile numbers: prefixes 13 to 19 with the second digits in use (document 1 §5). */
export const PHONE_PATTERN = /^1(?:3\d|4[014-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/;
/** E-mail addresses, at most 254 characters as in RFC 5321 (document 1 §5). */
export const EMAIL_PATTERN =
  /^(?=.{1,254}$)[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
/** Six digits (document 1 §5). */
export const CODE_PATTERN = /^\d{6}$/;
/** 8 to 16 characters with a lower-case letter, an upper-case letter and a digit (document 1 §5). */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,16}$/;
