/** Names of standards as declarations write them, with or without year and spaces. */
export const A2 = /EN 15804\S*\s?\+\s?A2/i;
export const CONSTRUCTION = /EN 15804|ISO 21930/i;
export const CLIMATE_SPLIT = /EN 15804\S*\s?\+\s?A2|ISO(?:\/TS)? 14067|GB\/T 24067/i;
