/** Event before the portal reloads the page itself, such as for another language: the moment to save what only memory holds. */
export const RELOADING = 'portal:reloading';
