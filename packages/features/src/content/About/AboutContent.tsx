import { ExternalLink } from 'lucide-react';
import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '@qinghe/ui/components/Button';
import { Empty } from '@qinghe/ui/components/Empty';
import { Icon } from '@qinghe/ui/components/Icon';
import { SchoolContent } from '../SchoolContent/index.ts';
import { AboutContacts, hasContacts } from './AboutContacts.tsx';
import { AboutTeachers, type AboutTeachersProps } from './AboutTeachers.tsx';
import { aboutSource } from './aboutSource.ts';
import * as styles from './About.styles.ts';

export interface AboutContentProps {
  /** Layout of the teachers' cards. */
  teachers: AboutTeachersProps['layout'];
}

/** The school's description of itself, its teachers and its contacts. */
export function AboutContent({ teachers }: AboutContentProps) {
  const config = useSystem((state) => state.config);
  const { footer } = readEnv();
  const source = aboutSource(config?.aboutus);
  const isReachable = hasContacts(footer);
  return (
    <div css={styles.content}>
      {source.kind === 'html' && (
        <SchoolContent html={source.html} headingLevel={2} css={styles.prose} />
      )}
      {source.kind === 'link' && (
        <section css={styles.panel} aria-label="学堂介绍">
          <p css={styles.linkText}>学堂的介绍在另一个页面上。</p>
          <ButtonLink
            variant="outline"
            href={source.href}
            isNewWindow
            icon={<Icon as={ExternalLink} size={18} />}
          >
            查看学堂介绍
          </ButtonLink>
        </section>
      )}
      {source.kind === 'none' && (
        <Empty
          title="暂无介绍"
          description="学堂的故事还在写。"
          {...(!isReachable && { link: { href: paths.home(), text: '返回首页' } })}
        />
      )}
      <AboutTeachers layout={teachers} />
      {isReachable && <AboutContacts contacts={footer} />}
    </div>
  );
}
