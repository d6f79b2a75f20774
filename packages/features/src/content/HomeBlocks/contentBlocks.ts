import type { HomeBlock, HomeBlockOf } from '@qinghe/api/resources/home';

/** A block of courses. */
export type CoursesBlock = HomeBlockOf<'courses'>;

/** A block that is drawn the same way in both apps. */
export type PlainBlock = HomeBlockOf<'code' | 'imageGroup' | 'account' | 'blank'>;

/** A block of the page's content; slides and the grid have places of their own. */
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

/** The blocks of the page's content in the server's order; empty ones are left out. */
export function contentBlocks(blocks: readonly HomeBlock[]): ContentBlock[] {
  return blocks.filter(hasContent);
}

/** Whether blocks hold nothing to look at; a gap is nothing. */
export function isWithoutContent(blocks: readonly HomeBlock[]): boolean {
  return contentBlocks(blocks).every((block) => block.kind === 'blank');
}

/** The signs of blocks that this front end does not draw, each once. */
export function unknownSigns(blocks: readonly HomeBlock[]): string[] {
  const signs = blocks.flatMap((block) => (block.kind === 'unknown' ? [block.sign] : []));
  return Array.from(new Set(signs));
}

/** How many blocks stand before the activities: all up to the second block of courses. */
export function countBeforeActivities(blocks: readonly ContentBlock[]): number {
  const places = blocks.flatMap(({ kind }, index) => (kind === 'courses' ? [index + 1] : []));
  return places[1] ?? blocks.length;
}
