/** The stream of news of a World (openapi/control.yaml, watchWorld). */
export const EVENTS_PATH = '/__mock/api/events';
export const WORLD_NEWS = 'world';
/** The last one: somebody deleted the World. */
export const GONE_NEWS = 'gone';
