import { css } from '@emotion/react';
import { Story } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { Prose } from './Prose.tsx';

/** How much room the marks have at each side of the example. */
const GUTTER = 44;
/** How far marks stand from each other. */
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

/** A mark beside the example, and the point of the part that it leads to. */
interface Spot {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** The first words below an element, which have no element of their own. */
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

/** The window of a framed example, once its story is there. */
function findFrame(root: HTMLElement) {
  const frame = root.querySelector('iframe');
  const inside = frame?.contentDocument;
  return frame && inside?.body ? { frame, inside } : null;
}

/** Where a part is drawn: `words in SELECTOR` means the first words there. */
function findBox(root: ParentNode, selector: string): DOMRect | null {
  const [, inside] = /^words in (.+)$/.exec(selector) ?? [];
  const found = root.querySelector(inside ?? selector);
  const part = found && inside ? findWords(found) : found;
  const box = part?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : null;
}

/** Where each part is drawn within the example, or in the window that it has of its own. */
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

/** Marks stand in the margins, so that they cover nothing, each as near its part as the others let it. */
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
    // Below the last that has room is the edge, which cuts: there is some above.
    if (spot.y > height - STEP / 2) spot.y = toY;
    while (taken.some(isTaken)) spot.y -= STEP;
    taken.push(spot);
    return spot;
  });
}

/** Calls back at once and whenever what an example draws may stand elsewhere. Answers what ends it. */
function watch(root: HTMLElement, onChange: () => void): () => void {
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
      // What opens may be on its way for a while.
      for (const event of ['transitionend', 'animationend', 'load'])
        inside.addEventListener(event, onChange, { capture: true, signal });
    }
    onChange();
  };
  // A picture that comes is wider than before; the example around it stays as it was.
  root.addEventListener('load', lookInside, { capture: true, signal });
  lookInside();
  return () => {
    ended.abort();
    mutations.disconnect();
    sizes.disconnect();
  };
}

export interface AnatomyProps {
  /** The story to take apart; without one only the list shows. */
  of?: ComponentProps<typeof Story>['of'];
  /** How high the window is in which the story is drawn: what lies over its page, or sticks to its edge, has one of its own. */
  frameHeight?: number;
  /** Whether that window is as wide as a desktop's, and drawn smaller. */
  isWide?: boolean;
  /** What each part is, and where it stands in the story: a selector, `words in SELECTOR`, or nothing. */
  parts: readonly (readonly [what: string, selector?: string])[];
}

/** The parts of a component, numbered beside an example and explained below it. */
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
