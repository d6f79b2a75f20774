import { Suspense, useState } from 'react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { findCourseCategory, useCourseCategories } from '@qinghe/hooks/data/courses';
import { paths } from '@qinghe/hooks/url';
import { Breadcrumb } from '@qinghe/ui/components/Breadcrumb';
import { below } from '@qinghe/ui/components/Late';
import { Tag } from '@qinghe/ui/components/Tag';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import {
  CourseCover,
  CourseFacts,
  CourseIncludes,
  CourseMainButton,
  CourseMeta,
  CourseTabs,
  CourseTrialLink,
  FavouriteButton,
  OfferPrice,
  OfferProgress,
  PriceBox,
  PurchaseNotice,
  useCourseOffer,
} from '@qinghe/features/course/CourseDetail';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import * as styles from './CourseDetail.styles.ts';
import { OfferFollower } from './OfferFollower.tsx';

const RelatedCourses = below(async () => (await import('./RelatedCourses.tsx')).RelatedCourses);

/** The content of a course's page once the course is loaded. */
export function CourseDetailView({ detail }: { detail: CourseDetail }) {
  const { course } = detail;
  const { data: categories = [] } = useCourseCategories();
  const category = findCourseCategory(categories, course.category_id);
  const offer = useCourseOffer(detail);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <div css={container}>
      <CourseMeta course={course} />
      <Breadcrumb
        items={[
          { label: '首页', href: paths.home() },
          { label: '线上课程', href: paths.courses() },
          ...(category
            ? [
                {
                  label: category.name,
                  href: paths.courses(
                    category.parent
                      ? { cid: category.parent.id, child: category.id }
                      : { cid: category.id },
                  ),
                },
              ]
            : []),
          { label: course.title },
        ]}
      />
      <section css={styles.top} aria-label="课程信息">
        <CourseCover detail={detail} css={styles.cover} />
        <div css={styles.about}>
          {category && <Tag tone="brand">{category.name}</Tag>}
          <h1 css={[text.h1, styles.title]}>{course.title}</h1>
          {course.short_description && <p css={styles.intro}>{course.short_description}</p>}
          <CourseFacts detail={detail} css={styles.facts} />
          <div css={styles.offer}>
            <PriceBox offer={offer} />
            <div ref={setActions} css={styles.actions}>
              <CourseMainButton size="lg" detail={detail} offer={offer} css={styles.mainAction} />
              <CourseTrialLink size="lg" detail={detail} />
              <FavouriteButton detail={detail} />
            </div>
          </div>
        </div>
      </section>
      <div css={styles.two}>
        <CourseTabs variant="page" detail={detail} />
        <aside css={styles.aside} aria-label="课程说明">
          {offer.action && (
            <OfferFollower original={actions}>
              {offer.progress ? (
                <OfferProgress progress={offer.progress} />
              ) : (
                <OfferPrice offer={offer} />
              )}
              <CourseMainButton isBlock size="lg" detail={detail} offer={offer} />
            </OfferFollower>
          )}
          <CourseIncludes detail={detail} />
          <Suspense>
            <PurchaseNotice />
          </Suspense>
        </aside>
      </div>
      <SectionBoundary>
        <Suspense>
          <RelatedCourses course={course} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}
