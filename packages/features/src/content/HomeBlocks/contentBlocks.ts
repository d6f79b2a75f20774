import type { HomeBlock, HomeBlockOf } from '@qinghe/api/resources/home';

/** A block of courses. */
export type CoursesBlock = HomeBlockOf<'courses'>;

/** A block that renders in the same way on both sites. */
export type PlainBlock = HomeBlockOf<'code' | 'imageGroup' | 'account' | 'blank'>;

/** A block of the page's content. Slides and the grid are not among them, because they are rendered elsewhere. */
export type ContentBlock = CoursesBlock | PlainBlock;

function hasContent(block: HomeBlock): block is ContentBlock {
  switch (block.kind) {
    case 'courses':
    case 'imageGroup':
      return block.config_render.items.length > 0;
    case 'code':
      return block.config_render.html.trim() !== '';
    case 'account':
      return block.config_render.name !== '' || block.config_render.qrcode !== '';
    case 'blank':
      return block.config_render.height > 0;
    default:
      return false;
  }
}

/** Returns the blocks of the page's content in the server's order, without empty ones. */
export function contentBlocks(blocks: readonly HomeBlock[]): ContentBlock[] {
  return blocks.filter(hasContent);
}

/** Returns whether the blocks have no visible content; `blank` blocks do not count. */
export function isWithoutContent(blocks: readonly HomeBlock[]): boolean {
  return contentBlocks(blocks).every((block) => block.kind === 'blank');
}

/** Returns the signs of blocks that this front end does not support, each once. */
export function unknownSigns(blocks: readonly HomeBlock[]): string[] {
  const signs = blocks.flatMap((block) => (block.kind === 'unknown' ? [block.sign] : []));
  return Array.from(new Set(signs));
}

/** Returns how many blocks precede the activities: all up to the second block of courses. */
export function countBeforeActivities(blocks: readonly ContentBlock[]): number {
  const places = blocks.flatMap(({ kind }, index) => (kind === 'courses' ? [index + 1] : []));
  return places[1] ?? blocks.length;
}
