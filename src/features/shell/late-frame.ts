/** Parts of the frame that render after the first paint, bundled as one chunk. */
export { PaletteKeys } from './palette/palette-keys.tsx';
export { SiteFooter } from './site-footer.tsx';
