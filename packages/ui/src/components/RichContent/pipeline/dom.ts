/** Returns the window whose parser the sanitiser uses; prerendering uses `dom.prerender.ts` instead. */
export const dom = (): Window & typeof globalThis => window;
