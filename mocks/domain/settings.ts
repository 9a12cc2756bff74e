/** Switches of the platform, by the names under which the World keeps them. */

/** `fieldValue` of GET /p/system/setting/qrShow: '1' shows QR codes in the search, '0' hides them. */
export const QR_SETTING = 'qrShow';

/** '1': the search answers as a server that knows the documented filters only (document 2 §7 `p/epd/page`). */
export const PLAIN_SEARCH = 'plainSearch';

/** Shows the button of the LCA tool: an item of a dictionary, as documented. */
export const LCA_TOOL_SWITCH = { type: 'SYSTEM_SWITCH', itemCode: 'LCA_TOOL' } as const;
