import { css } from '@emotion/react';
import { Story } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';
import { Prose } from './Prose.tsx';

const stage = css({
  position: 'relative',
  padding: '1.5rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  overflow: 'hidden',
  background: token('surface-page'),
  color: token('text-primary'),
  fontFamily: token('font-sans'),
});
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
const marker = css({ position: 'absolute', zIndex: 1, pointerEvents: 'none' });
const legend = css({ display: 'grid', gap: '0.5rem', margin: '1rem 0', padding: 0 });
const row = css({ display: 'flex', gap: '0.75rem', alignItems: 'flex-start' });

interface Spot {
  left: number;
  top: number;
}

/** Where a marker stands: on the corner of its part, beside the markers that are there already. */
function findSpots(root: HTMLElement, selectors: readonly string[]): (Spot | null)[] {
  const base = root.getBoundingClientRect();
  const taken: Spot[] = [];
  return selectors.map((selector) => {
    const element = selector ? root.querySelector(selector) : null;
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const spot = {
      left: Math.max(2, box.left - base.left - 10),
      top: Math.max(2, box.top - base.top - 10),
    };
    const isTaken = ({ left, top }: Spot) =>
      Math.abs(left - spot.left) < 21 && Math.abs(top - spot.top) < 21;
    while (taken.some(isTaken)) spot.left += 22;
    taken.push(spot);
    return spot;
  });
}

export interface AnatomyProps {
  /** The story to take apart; without one only the list shows. */
  of?: ComponentProps<typeof Story>['of'];
  /** What each part is, and where it stands in the story: a selector, or nothing. */
  parts: readonly (readonly [what: string, selector?: string])[];
}

/** The parts of a component, numbered in an example and explained below it. */
export function Anatomy({ of, parts }: AnatomyProps) {
  const root = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<(Spot | null)[]>([]);
  const selectors = parts.map(([, selector = '']) => selector).join('\n');
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const place = () => {
      const next = findSpots(element, selectors.split('\n'));
      setSpots((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const mutations = new MutationObserver(place);
    const sizes = new ResizeObserver(place);
    mutations.observe(element, { childList: true, subtree: true });
    sizes.observe(element);
    place();
    return () => {
      mutations.disconnect();
      sizes.disconnect();
    };
  }, [selectors]);
  const missing = selectors.split('\n').filter((selector, index) => selector && !spots[index]);
  return (
    <>
      {of && (
        <div ref={root} css={stage} data-anatomy-missing={missing.join(' | ') || undefined}>
          <Story of={of} />
          {spots.map(
            (spot, index) =>
              spot && (
                <span key={index} css={[dot, marker]} style={spot} aria-hidden="true">
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
