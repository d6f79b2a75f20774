import { css } from '@emotion/react';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { text } from '../../styles/text.ts';
import { token } from '../../tokens/tokens.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { space } from '../../styles/space.ts';
import { touchOnH5 } from '../../styles/site.ts';

/** Loading states of a paged list. */
export const loadMoreStates = ['idle', 'loading', 'failed', 'done'] as const;

const root = css({ display: 'flex', justifyContent: 'center', paddingBlock: space(4) });
const end = css({ color: token('text-tertiary'), fontWeight: token('weight-regular') });

export interface LoadMoreProps {
  /** Whether the next page can be loaded, is loading, has failed to load, or there is none. */
  state: (typeof loadMoreStates)[number];
  /** Event handler called to load the next page. */
  onLoad: () => void;
  /** Whether the next page loads automatically 200 px before the end of the list scrolls into view. */
  isAuto?: boolean;
  /** Text of the button. */
  idleText?: string;
  /** Text once everything is loaded. */
  doneText?: string;
}

/** The end of a paged list: loads the next page and says when there are no more. */
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
