/** Whether an address may be a link that steers a World (mocks/control/link.ts): what is none needs no second look. */
const PERHAPS = /[?&](?:scenario|world)=/;

/** @param url path and query. */
export const mayBeLink = (url: string): boolean => PERHAPS.test(url);
