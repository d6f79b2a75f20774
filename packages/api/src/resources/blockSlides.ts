import type { HomeBlock, Slide } from './home.ts';

/** Returns the slides of all slider blocks, for servers without `getSliders` (contract O-14). */
export function slidesOf(blocks: readonly HomeBlock[]): Slide[] {
  const slides: Slide[] = [];
  for (const block of blocks) {
    if (block.kind !== 'slider') continue;
    for (const { src, href, ...caption } of block.config_render) {
      slides.push({
        ...caption,
        thumb: src,
        url: href,
        sort: slides.length,
        platform: block.platform,
      });
    }
  }
  return slides;
}
