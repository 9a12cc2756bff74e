/** Shared by the pages and the service worker of product pages. */

export const WORKER_FILE = 'offline-worker.js';
/** Scope of the worker, below the base path. */
export const WORKER_SCOPE = 'app/epd/';
export const PRODUCT_CACHE = 'product-answers';
export const LAST_PRODUCT = 'product-last';
/** Cache of opened reports, deleted when the session ends. */
export const REPORT_CACHE = 'product-reports';
/** Header of a cached response: time of the original response. */
export const CACHED_AT = 'x-kept-at';
