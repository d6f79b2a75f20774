import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '@qinghe/api/resources/member';
import { useStudyCourses } from '@qinghe/hooks/data/study';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { text } from '@qinghe/ui/styles/text';
import { SectionBoundary } from '@qinghe/features/states/SectionBoundary';
import { continueHref, courseToContinue } from '../StudyList/index.ts';
import { greeting } from './greeting.ts';
import * as styles from './MemberOverview.styles.ts';
import { MemberStats } from './MemberStats.tsx';

export interface MemberOverviewProps {
  member: Pick<Member, 'nick_name' | 'credit1'>;
}

/** A greeting, a link to continue the course studied last, and the member's figures. */
export function MemberOverview({ member }: MemberOverviewProps) {
  const [hello] = useState(() => greeting(Date.now()));
  const last = courseToContinue(useStudyCourses('learning').items);
  const lesson = last?.lastLesson?.title;
  return (
    <>
      <div css={styles.head}>
        <div css={styles.words}>
          <h1 css={text.h2}>
            {hello}，{member.nick_name}
          </h1>
          {last?.course && (
            <p css={styles.last}>
              上次学到《{last.course.title}》{lesson && `：${lesson}`}
            </p>
          )}
        </div>
        {last && (
          <ButtonLink href={continueHref(last)} icon={<Icon as={Play} size={18} />}>
            继续学习
          </ButtonLink>
        )}
      </div>
      <SectionBoundary>
        <MemberStats member={member} layout="panel" />
      </SectionBoundary>
    </>
  );
}
