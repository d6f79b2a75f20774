import { useId, type ReactNode, type Ref } from 'react';
import { Skeleton } from '@qinghe/ui/components/Skeleton';
import { container } from '@qinghe/ui/styles/layout';
import { SectionHeader, type SectionHeaderProps } from '@qinghe/ui/patterns/SectionHeader';
import * as styles from './HomeBlocks.styles.ts';

export interface HomeSectionProps extends Pick<
  SectionHeaderProps,
  'title' | 'subtitle' | 'href' | 'linkText'
> {
  /** Whether the section has a full-width background band on the desktop page. */
  isBand?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of the home page with its heading, in the page's column and spacing. */
export function HomeSection({ isBand = false, ref, children, ...header }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section ref={ref} css={[styles.section, isBand && styles.band]} aria-labelledby={titleId}>
      <div css={[container, styles.column]}>
        <SectionHeader titleId={titleId} {...header} />
        {children}
      </div>
    </section>
  );
}

export interface HomeSectionSkeletonProps {
  /** Whether a subtitle is expected. */
  hasSubtitle?: boolean;
  children: ReactNode;
}

/** Skeleton of a section whose heading is not known yet. */
export function HomeSectionSkeleton({ hasSubtitle = false, children }: HomeSectionSkeletonProps) {
  return (
    <div css={styles.section}>
      <div css={[container, styles.column]}>
        <div css={[styles.skeletonHead, hasSubtitle && styles.skeletonHeadWithLine]}>
          <Skeleton width="9rem" height="1.75rem" />
          {hasSubtitle && <Skeleton width="18rem" height="0.9375rem" />}
        </div>
        {children}
      </div>
    </div>
  );
}
