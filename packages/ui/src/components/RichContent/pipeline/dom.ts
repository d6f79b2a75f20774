/** The window by whose parser content is made safe; where pages are rendered in advance, `dom.prerender.ts` answers. */
export const dom = (): Window & typeof globalThis => window;
