import type { ActivityBody } from '@qinghe/api/resources/activities';
import { Tag } from '@qinghe/ui/components/Tag';
import { text } from '@qinghe/ui/styles/text';
import { statusTag } from './describeActivity.ts';
import * as styles from './ActivityDetail.styles.ts';

/** Status, category and title of an activity. */
export function ActivityHead({ activity }: { activity: ActivityBody }) {
  const status = statusTag(activity);
  const category = activity.category?.name;
  return (
    <div>
      {(status || category) && (
        <div css={styles.tags}>
          {status && <Tag tone={status.tone}>{status.label}</Tag>}
          {category && <Tag>{category}</Tag>}
        </div>
      )}
      <h1 css={[text.h1, styles.title]}>{activity.title}</h1>
      {activity.short_description && <p css={styles.lead}>{activity.short_description}</p>}
    </div>
  );
}
