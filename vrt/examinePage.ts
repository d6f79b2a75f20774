/** What is found on a page of the documentation. */
export interface Examined {
  /** Overlays that are open over the page. */
  overlays: string[];
  /** Latin words that are broken across two lines. */
  broken: string[];
  /** Texts with marks of Markdown, or with an apostrophe of the Chinese font, which is as wide as a character of it. */
  raw: string[];
  /** By how many pixels the page is wider than the window. */
  tooWide: number;
  /** Addresses of pictures that cannot be loaded. */
  lostPictures: string[];
  /** Addresses of its links, except those in examples. */
  links: string[];
  /** Parts of an anatomy that its example does not have, or does not mark. */
  unmarked: string[];
  /** Props in its tables that have no description, or a type that says nothing. */
  vague: string[];
}

/** Examines the shown page of the documentation. Runs in the page, so it must not use anything outside of itself. */
export function examinePage(): Examined {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  /** Whether an element can be seen: text for screen readers has a box of one pixel. */
  const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;
  const short = (words: string) => words.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  const overlays = Array.from(
    document.querySelectorAll(
      'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"], [popover]:popover-open, [data-toast]',
    ),
  )
    .filter(isShown)
    .map((element) => `${element.getAttribute('role')}: ${short(element.textContent)}`);
  const root = document.getElementById('storybook-docs');
  if (root?.closest('[inert], [aria-hidden="true"]')) overlays.push('the page waits behind one');

  const broken = new Set<string>();
  const raw: string[] = [];
  const texts = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent ?? '';
    const parent = text.parentElement;
    if (!/\w\w/.test(words) || !parent || !isSeen(parent)) continue;
    if (parent.closest('.sb-story, [data-example], svg, style')) continue;
    const { fontFamily, fontSize } = getComputedStyle(parent);
    if (words.includes('`') && !/mono/i.test(fontFamily)) raw.push(short(words));
    const apostrophe = /(?<=[A-Za-z])’/.exec(words)?.index;
    if (apostrophe !== undefined) {
      range.setStart(text, apostrophe);
      range.setEnd(text, apostrophe + 1);
      const { width } = range.getBoundingClientRect();
      if (width > 0.7 * parseFloat(fontSize)) raw.push(short(words));
    }
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2) continue;
    for (const { 0: word, index } of words.matchAll(/[A-Za-z0-9_]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(word);
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  const links = Array.from(root?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])
    .filter((link) => !link.closest('.sb-story, [data-example]'))
    .map((link) => link.getAttribute('href') ?? '');
  const vague = Array.from(
    document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable tbody tr'),
    ({ cells: [name, what] }) => {
      // The description comes before the type.
      const [words, type = words] = Array.from(
        what?.children ?? [],
        ({ textContent }) => textContent,
      );
      const hasWords = (what?.children.length ?? 0) > 1 && words?.trim() !== '';
      const isClear = !/^(?:-|union|enum|unknown|)$|\[number\]/.test(type?.trim() ?? '');
      return !what || (hasWords && isClear)
        ? ''
        : `${short(name?.textContent ?? '')}: ${hasWords ? type : 'no words'}`;
    },
  ).filter(Boolean);
  return {
    vague,
    overlays,
    broken: [...broken],
    raw,
    tooWide: scrollWidth - clientWidth,
    lostPictures: Array.from(root?.querySelectorAll('img') ?? [])
      .filter((image) => !image.closest('.sb-story') && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
    links: [...new Set(links)],
    unmarked: Array.from(
      document.querySelectorAll('[data-anatomy-missing]'),
      (element) => element.getAttribute('data-anatomy-missing') ?? '',
    ),
  };
}
