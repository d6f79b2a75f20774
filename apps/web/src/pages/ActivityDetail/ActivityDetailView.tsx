import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { paths } from '@qinghe/hooks/url';
import { Breadcrumb, type BreadcrumbItem } from '@qinghe/ui/components/Breadcrumb';
import { Cover } from '@qinghe/ui/components/Cover';
import { Progress } from '@qinghe/ui/components/Progress';
import { container } from '@qinghe/ui/styles/layout';
import { text } from '@qinghe/ui/styles/text';
import { SchoolContent } from '@qinghe/features/content/SchoolContent';
import {
  ActivityClash,
  ActivityContact,
  ActivityFacts,
  ActivityFavourite,
  ActivityHead,
  ActivityMeta,
  ActivityPrice,
  ActivityShare,
  ActivitySignUp,
  ActivityTeachers,
  ArrivalCardButton,
  seatLines,
  signUpNote,
} from '@qinghe/features/activity/ActivityDetail';
import * as styles from './ActivityDetail.styles.ts';

function trailOf({ category, title }: ActivityDetail['activate']): BreadcrumbItem[] {
  return [
    { label: '首页', href: paths.home() },
    { label: '线下活动', href: paths.activities() },
    ...(category ? [{ label: category.name, href: paths.activities({ cid: category.id }) }] : []),
    { label: title },
  ];
}

/** The box that stays beside the text: price, remaining places and the sign-up button. */
function SignUpBox({ detail }: { detail: ActivityDetail }) {
  const { activate } = detail;
  const seats = seatLines(activate);
  const note = detail.isBuy ? '' : signUpNote(activate);
  return (
    <section css={styles.box} aria-label="报名">
      <ActivityPrice activity={activate} size="xl" />
      {seats && activate.user_limit > 0 && (
        <div css={text.label}>
          <p css={styles.seats}>
            <span>
              已报 {activate.user_count} / {activate.user_limit}
            </span>
            <span>{seats.sub}</span>
          </p>
          <Progress
            css={styles.bar}
            label="报名名额"
            value={(activate.user_count / activate.user_limit) * 100}
          />
        </div>
      )}
      <ActivitySignUp detail={detail} />
      <div css={styles.actions}>
        <ActivityFavourite detail={detail} />
        <ActivityShare title={activate.title} />
      </div>
      {note && <p css={[text.caption, styles.note]}>{note}</p>}
    </section>
  );
}

/** An activity: poster, facts and description, with the sign-up box beside them. */
export function ActivityDetailView({ detail }: { detail: ActivityDetail }) {
  const { activate } = detail;
  return (
    <div css={container}>
      <ActivityMeta activity={activate} />
      <div css={styles.trail}>
        <Breadcrumb items={trailOf(activate)} />
      </div>
      {activate.thumb && (
        <Cover
          src={activate.thumb}
          ratio={1 / 3}
          isPriority
          page={paths.activity(activate.id)}
          css={styles.poster}
        />
      )}
      <div css={styles.columns}>
        <article>
          <ActivityHead activity={activate} />
          <ActivityFacts activity={activate} />
          <ActivityClash activity={activate} />
          <ArrivalCardButton detail={detail} />
          {activate.render_desc && (
            <SchoolContent css={styles.prose} html={activate.render_desc} headingLevel={2} />
          )}
        </article>
        <aside css={styles.aside} aria-label="报名与联系">
          <SignUpBox detail={detail} />
          <ActivityTeachers detail={detail} />
          <ActivityContact detail={detail} />
        </aside>
      </div>
    </div>
  );
}
