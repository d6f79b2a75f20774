import { ArrowDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { text } from '../../styles/text.ts';
import * as styles from './PullToRefresh.styles.ts';
import { usePull, type PullState } from './usePull.ts';

const WORDS = {
  resting: '',
  pulling: '下拉刷新',
  ready: '松开刷新',
  refreshing: '正在刷新',
};

export interface PullToRefreshProps {
  /** Called after the content was pulled down by 56 px or more; the indicator stays until the promise settles. */
  onRefresh: () => Promise<unknown>;
  /** Content of the page. */
  children: ReactNode;
}

/** The indicator above the pulled content: an icon and the state as text. */
export function PullSign({ state }: { state: PullState }) {
  return (
    <p css={[text.label, styles.sign]} role="status" hidden={state === 'resting'}>
      {state === 'refreshing' ? (
        <Spinner />
      ) : (
        <Icon as={ArrowDown} size={18} css={[styles.arrow, state === 'ready' && styles.arrowUp]} />
      )}
      {WORDS[state]}
    </p>
  );
}

/** Refreshes a page of the mobile site when it is pulled down at its top. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { offset, state } = usePull(ref, onRefresh);
  const isHeld = state === 'pulling' || state === 'ready';
  return (
    <div ref={ref} css={styles.root} aria-busy={state === 'refreshing' || undefined}>
      <div
        css={[styles.content, !isHeld && styles.settling, state === 'resting' && styles.resting]}
        style={{ ['--pull' as string]: `${offset}px` }}
      >
        <PullSign state={state} />
        {children}
      </div>
    </div>
  );
}
