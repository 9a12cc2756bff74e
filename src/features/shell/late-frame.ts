/** What of the frame comes after the first drawing, as one script. */
export { PaletteKeys } from './palette/palette-keys.tsx';
export { SiteFooter } from './site-footer.tsx';
