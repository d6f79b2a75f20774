import type { CourseDetail } from '@qinghe/api/resources/courses';
import {
  CourseCover,
  CourseFacts,
  CourseMainButton,
  CourseMeta,
  CourseTabs,
  CourseTrialLink,
  FavouriteTile,
  OfferPrice,
  OfferProgress,
  OfferVip,
  useCourseOffer,
} from '@qinghe/features/course/CourseDetail';
import { BottomActionBar } from '@qinghe/ui/patterns/BottomActionBar';
import * as styles from './CourseDetail.styles.ts';

/** The content of a course's page once the course is loaded. */
export function CourseDetailView({ detail }: { detail: CourseDetail }) {
  const offer = useCourseOffer(detail);
  return (
    <div css={styles.root}>
      <CourseMeta course={detail.course} />
      <CourseCover detail={detail} css={styles.cover} />
      <section css={styles.head} aria-label="课程信息">
        <OfferPrice offer={offer} css={styles.price} />
        <h1 css={styles.title}>{detail.course.title}</h1>
        <CourseFacts detail={detail} css={styles.facts} />
        {offer.isVipFree && <OfferVip css={styles.vip} />}
        {offer.progress && <OfferProgress progress={offer.progress} css={styles.progress} />}
      </section>
      <CourseTabs variant="phone" detail={detail} />
      <BottomActionBar label="学习与购买">
        <FavouriteTile detail={detail} />
        <CourseTrialLink isPill detail={detail} css={styles.trial} />
        <CourseMainButton isPill detail={detail} offer={offer} css={styles.main} />
      </BottomActionBar>
    </div>
  );
}
