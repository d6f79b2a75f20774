import { css } from '@emotion/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { space } from '../../styles/space.ts';
import { touchOnH5 } from '../../styles/site.ts';

/** What a growing list is doing. */
export const loadMoreStates = ['idle', 'loading', 'failed', 'done'] as const;

const root = css({ display: 'flex', justifyContent: 'center', paddingBlock: space(4) });
const end = css({ color: token('text-tertiary'), fontWeight: token('weight-regular') });

export interface LoadMoreProps {
  /** Whether there is more, it is on its way, could not be loaded, or the end is reached. */
  state: (typeof loadMoreStates)[number];
  /** Called when the next page is wanted. */
  onLoad: () => void;
  /** Whether the next page is fetched by itself 200 px before the end of the list comes into view. */
  isAuto?: boolean;
  /** Words of the button. */
  idleText?: string;
  /** Words once everything is there. */
  doneText?: string;
}

/** The end of a growing list: fetches the next page and says when there is no more. */
export function LoadMore({
  state,
  onLoad,
  isAuto = false,
  idleText = '加载更多',
  doneText = '没有更多了',
}: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  const isWatching = isAuto && state === 'idle';
  useEffect(() => {
    if (!isWatching || ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { rootMargin: '0px 0px 200px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWatching]);
  return (
    <div ref={ref} css={root}>
      {state === 'done' ? (
        <p css={[text.label, end]} role="status">
          {doneText}
        </p>
      ) : (
        <Button
          variant="outline"
          size="sm"
          isLoading={state === 'loading'}
          loadingText="正在加载"
          icon={state === 'failed' && <Icon as={RotateCw} size={16} />}
          onClick={onLoad}
          css={touchOnH5}
        >
          {state === 'failed' ? '加载失败，重试' : idleText}
        </Button>
      )}
    </div>
  );
}
