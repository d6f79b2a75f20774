import { ExternalLink } from 'lucide-react';
import { readEnv } from '@qinghe/hooks/env';
import { useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { ButtonLink } from '../../components/Button/index.ts';
import { Empty } from '../../components/Empty/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { RichContent } from '../../components/RichContent/index.ts';
import { AboutContacts, hasContacts } from './AboutContacts.tsx';
import { aboutSource } from './aboutSource.ts';
import * as styles from './About.styles.ts';

/** What the school says of itself and how to reach it. */
export function AboutContent() {
  const { config } = useSystem();
  const { footer } = readEnv();
  const source = aboutSource(config?.aboutus);
  const isReachable = hasContacts(footer);
  return (
    <div css={styles.content}>
      {source.kind === 'html' && (
        <RichContent html={source.html} headingLevel={2} css={styles.prose} />
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
          action={
            !isReachable && (
              <ButtonLink variant="soft" size="sm" href={paths.home()}>
                返回首页
              </ButtonLink>
            )
          }
        />
      )}
      {isReachable && <AboutContacts contacts={footer} />}
    </div>
  );
}
