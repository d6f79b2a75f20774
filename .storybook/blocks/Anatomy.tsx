import { css } from '@emotion/react';
import { Story } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { Prose } from './Prose.tsx';

/** The width of the margin for marks at each side of the example, in pixels. */
const GUTTER = 44;
/** The least vertical distance between two marks, in pixels. */
const STEP = 24;

const stage = css({
  position: 'relative',
  padding: `1.5rem ${GUTTER}px`,
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  overflow: 'hidden',
  background: token('surface-page'),
  color: token('text-primary'),
  fontFamily: token('font-sans'),
});
const wide = css({ iframe: { width: '1280px !important', zoom: 0.6 } });
const dot = css({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: token('radius-full'),
  background: token('info-text'),
  color: token('surface-base'),
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontWeight: 600,
});
const marker = css({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  transform: 'translate(-50%, -50%)',
});
const lines = css({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  stroke: token('info-text'),
  fill: token('info-text'),
});
const legend = css({ display: 'grid', gap: '0.5rem', margin: '1rem 0', padding: 0 });
const row = css({ display: 'flex', gap: '0.75rem', alignItems: 'flex-start' });

/** The position of a mark beside the example, and the end of its line at the part. */
interface Spot {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** Finds the first text inside an element, as a range; null without text. */
function findWords(element: Element): Range | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim()) continue;
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(text);
    return range;
  }
  return null;
}

/** Returns the iframe of an example and its document, once the story's document has a body; null without an iframe. */
function findFrame(root: HTMLElement) {
  const frame = root.querySelector('iframe');
  const inside = frame?.contentDocument;
  return frame && inside?.body ? { frame, inside } : null;
}

/** Returns the box of a part; `words in SELECTOR` means the first text in that element. Null if it is not visible. */
function findBox(root: ParentNode, selector: string): DOMRect | null {
  const [, inside] = /^words in (.+)$/.exec(selector) ?? [];
  const found = root.querySelector(inside ?? selector);
  const part = found && inside ? findWords(found) : found;
  const box = part?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/** Returns the box of each part relative to the example, also for parts inside its iframe. */
function findBoxes(root: HTMLElement, selectors: readonly string[]) {
  const base = root.getBoundingClientRect();
  const framed = findFrame(root);
  const ground = framed?.frame.getBoundingClientRect();
  const scale = ground ? ground.width / (framed?.frame.contentWindow?.innerWidth || 1) : 1;
  const fromLeft = (ground?.left ?? 0) - base.left;
  const fromTop = (ground?.top ?? 0) - base.top;
  return selectors.map((selector) => {
    const box = selector ? findBox(framed?.inside ?? root, selector) : null;
    if (!box) return null;
    const left = fromLeft + box.left * scale;
    const top = fromTop + box.top * scale;
    return { left, top, right: left + box.width * scale, bottom: top + box.height * scale };
  });
}

/** Places the marks in the margins, so that they cover nothing, each as near to its part as the other marks allow. */
function findSpots(root: HTMLElement, selectors: readonly string[]): (Spot | null)[] {
  const { clientWidth: width, clientHeight: height } = root;
  const boxes = findBoxes(root, selectors);
  const left = Math.min(...boxes.map((box) => box?.left ?? width));
  const right = Math.max(...boxes.map((box) => box?.right ?? 0));
  const taken: Spot[] = [];
  return boxes.map((box) => {
    if (!box) return null;
    const isLeft = box.left - left <= right - box.right;
    const toY = Math.min(Math.max((box.top + box.bottom) / 2, 4), height - 4);
    const spot = {
      x: isLeft ? GUTTER / 2 : Math.min(width - GUTTER / 2, right + GUTTER),
      y: toY,
      toX: isLeft ? box.left : Math.min(box.right, width - GUTTER),
      toY,
    };
    const isTaken = ({ x, y }: Spot) => x === spot.x && Math.abs(y - spot.y) < STEP;
    while (taken.some(isTaken)) spot.y += STEP;
    // A mark below the lower edge would be cut off: it is placed above the others instead.
    if (spot.y > height - STEP / 2) spot.y = toY;
    while (taken.some(isTaken)) spot.y -= STEP;
    taken.push(spot);
    return spot;
  });
}

/**
 * Calls back in the next frame, and in each frame in which parts of the example may have moved. Returns a function that ends
 * this.
 */
function watch(root: HTMLElement, callback: () => void): () => void {
  let frame = 0;
  // Looking at once would make the browser lay the page out anew for every change.
  const onChange = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  };
  const mutations = new MutationObserver(onChange);
  const sizes = new ResizeObserver(onChange);
  mutations.observe(root, { childList: true, subtree: true });
  sizes.observe(root);
  const ended = new AbortController();
  const { signal } = ended;
  const lookInside = () => {
    const inside = findFrame(root)?.inside;
    if (inside) {
      mutations.observe(inside, { childList: true, subtree: true });
      // Parts that open are moved by transitions and animations.
      for (const event of ['transitionend', 'animationend', 'load'])
        inside.addEventListener(event, onChange, { capture: true, signal });
    }
    onChange();
  };
  // A picture changes its size on load, without a change of the example's own size.
  root.addEventListener('load', lookInside, { capture: true, signal });
  lookInside();
  return () => {
    cancelAnimationFrame(frame);
    ended.abort();
    mutations.disconnect();
    sizes.disconnect();
  };
}

export interface AnatomyProps {
  /** The story whose parts are marked; without one only the list is shown. */
  of?: ComponentProps<typeof Story>['of'];
  /** The height of an iframe for the story, in pixels; for parts that overlay the page or stick to its edge. */
  frameHeight?: number;
  /** Whether that iframe is as wide as a desktop window and scaled down. */
  isWide?: boolean;
  /** The description of each part, and its selector in the story, `words in SELECTOR` for text, or none. */
  parts: readonly (readonly [what: string, selector?: string])[];
}

/** Shows the parts of a component: numbered beside an example, and explained in a list below it. */
export function Anatomy({ of, frameHeight, isWide = false, parts }: AnatomyProps) {
  const root = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<(Spot | null)[]>([]);
  const selectors = parts.map(([, selector = '']) => selector).join('\n');
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    return watch(element, () => {
      const next = findSpots(element, selectors.split('\n'));
      setSpots((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    });
  }, [selectors]);
  const missing = parts
    .filter(([, selector], index) => selector && !spots[index])
    .map(([what]) => what);
  return (
    <>
      {of && (
        <div
          ref={root}
          css={[stage, isWide && wide]}
          data-anatomy-missing={missing.join(' | ') || undefined}
        >
          {frameHeight ? (
            <Story of={of} inline={false} height={`${frameHeight}px`} />
          ) : (
            <Story of={of} />
          )}
          <svg css={lines} aria-hidden="true">
            {spots.map(
              (spot, index) =>
                spot && (
                  <g key={index}>
                    <line x1={spot.x} y1={spot.y} x2={spot.toX} y2={spot.toY} />
                    <circle cx={spot.toX} cy={spot.toY} r="2.5" stroke="none" />
                  </g>
                ),
            )}
          </svg>
          {spots.map(
            (spot, index) =>
              spot && (
                <span
                  key={index}
                  css={[dot, marker]}
                  style={{ left: spot.x, top: spot.y }}
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
              ),
          )}
        </div>
      )}
      <ol css={legend}>
        {parts.map(([what], index) => (
          <li key={what} css={[row, text.body]}>
            <span css={dot}>{index + 1}</span>
            <span>
              <Prose>{what}</Prose>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
