import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { paths } from '@qinghe/hooks/url';
import { Cover } from '@qinghe/ui/components/Cover';
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
  ActivitySignUp,
  ActivityTeachers,
  ArrivalCardButton,
  signUpNote,
} from '@qinghe/features/activity/ActivityDetail';
import { LoginByPage } from '@qinghe/features/account/MemberAction';
import { BottomActionBar } from '@qinghe/ui/patterns/BottomActionBar';
import * as styles from './ActivityDetail.styles.ts';

/** The bar at the bottom: favourite, price and the sign-up button. */
function SignUpBar({ detail }: { detail: ActivityDetail }) {
  const note = detail.isBuy ? '' : signUpNote(detail.activate);
  return (
    <BottomActionBar label="报名">
      <ActivityFavourite isBar detail={detail} />
      <div css={styles.barPrice}>
        <ActivityPrice activity={detail.activate} size="l" />
        {note && <p css={[text.micro, styles.note]}>{note}</p>}
      </div>
      <ActivitySignUp detail={detail} isBar />
    </BottomActionBar>
  );
}

/** An activity: poster, facts, people and description, above the sign-up bar. */
export function ActivityDetailView({ detail }: { detail: ActivityDetail }) {
  const { activate } = detail;
  return (
    <LoginByPage>
      <ActivityMeta activity={activate} />
      {activate.thumb && (
        <Cover
          src={activate.thumb}
          isPriority
          page={paths.activity(activate.id)}
          css={styles.poster}
        />
      )}
      <article css={[styles.page, activate.thumb !== '' && styles.overPoster]}>
        <ActivityHead activity={activate} />
        <ActivityFacts activity={activate} />
        <ActivityClash activity={activate} />
        <ArrivalCardButton detail={detail} />
        <div css={styles.people}>
          <ActivityTeachers detail={detail} />
          <ActivityContact detail={detail} />
        </div>
        {activate.render_desc && (
          <SchoolContent css={styles.prose} html={activate.render_desc} headingLevel={2} />
        )}
      </article>
      <SignUpBar detail={detail} />
    </LoginByPage>
  );
}
