import { Phone } from 'lucide-react';
import type { ActivityDetail } from '@qinghe/api/resources/activities';
import { paths } from '@qinghe/hooks/url';
import { Avatar } from '@qinghe/ui/components/Avatar';
import { Icon } from '@qinghe/ui/components/Icon';
import { Link } from '@qinghe/ui/components/Link';
import { text } from '@qinghe/ui/styles/text';
import { telHref } from '@qinghe/features/content/About';
import * as styles from './ActivityDetail.styles.ts';

/** The teachers of an activity; falls back to the shorter list in the activity itself. */
export function ActivityTeachers({ detail }: { detail: ActivityDetail }) {
  const teachers = detail.teachers.length > 0 ? detail.teachers : detail.activate.teachers;
  if (teachers.length === 0) return null;
  return (
    <section css={styles.panel} aria-labelledby="activity-teachers">
      <h2 id="activity-teachers" css={[text.caption, styles.panelTitle]}>
        带队老师
      </h2>
      <ul css={styles.people}>
        {teachers.map((teacher) => (
          <li key={teacher.id} css={styles.person}>
            <Avatar src={teacher.avatar} name={teacher.name} size={56} />
            <div>
              <p css={styles.personName}>
                <Link css={styles.personLink} href={paths.search(teacher.name, 'teacher')}>
                  {teacher.name}
                </Link>
              </p>
              {teacher.title && <p css={[text.label, styles.quiet]}>{teacher.title}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The organiser's contact; renders nothing where there is none. */
export function ActivityContact({ detail }: { detail: ActivityDetail }) {
  const { contact_name: name, contact_mobile: phone } = detail.activate;
  if (!name && !phone) return null;
  const href = telHref(phone);
  return (
    <section css={styles.panel} aria-labelledby="activity-contact">
      <h2 id="activity-contact" css={[text.caption, styles.panelTitle]}>
        联系主办方
      </h2>
      <div css={styles.contact}>
        {name && <p css={text.subtitle}>{name}</p>}
        {href ? (
          <Link href={href} css={styles.phone}>
            <Icon as={Phone} size={16} />
            <span css={text.number}>{phone}</span>
          </Link>
        ) : (
          phone && <p css={text.body}>{phone}</p>
        )}
      </div>
    </section>
  );
}
