import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useHomeBlocks, type HomePlatform } from '@qinghe/hooks/data/home';
import { isNotFound } from '@qinghe/hooks/data/swr';
import { LateErrorState } from '@qinghe/features/states/LateErrorState';
import { useHeroSlides } from './useHeroSlides.ts';
import { space } from '@qinghe/ui/styles/space';

const place = css({ minHeight: '60vh', padding: space(16, 4) });

export interface HomeTroubleProps {
  platform: HomePlatform;
  /** The content of the page below its header. */
  children: ReactNode;
}

/**
 * The home page, or a single error instead of all of it: if neither slides nor blocks can be loaded, the other parts would fail
 * with the same error.
 */
export function HomeTrouble({ platform, children }: HomeTroubleProps) {
  const slides = useHeroSlides(platform);
  const blocks = useHomeBlocks(platform);
  const error = !slides.data && !blocks.data && slides.error && blocks.error;
  if (!error || isNotFound(error)) return children;
  return (
    <div css={place}>
      <LateErrorState
        title="首页加载失败"
        error={error}
        isRetrying={slides.isRetrying || blocks.isRetrying}
        onRetry={() => void Promise.all([slides.mutate(), blocks.mutate()])}
      />
    </div>
  );
}
