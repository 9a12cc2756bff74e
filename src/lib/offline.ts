/** Shared by the pages and the service worker of product pages. */

export const WORKER_FILE = 'offline-worker.js';
/** Scope of the worker, below the base path. */
export const WORKER_SCOPE = 'app/epd/';
/** Answers of the product call. */
export const PRODUCT_CACHE = 'product-answers';
/** Path of the product that was opened last. */
export const LAST_PRODUCT = 'product-last';
/** Reports that were opened; the end of the session deletes them. */
export const REPORT_CACHE = 'product-reports';
/** Header of a kept answer: when the server gave it. */
export const KEPT_AT = 'x-kept-at';
