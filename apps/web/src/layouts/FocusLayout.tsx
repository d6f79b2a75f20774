import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { readEnv } from '@qinghe/hooks/env';
import { useSchoolName, useSystem } from '@qinghe/hooks/stores/system';
import { paths } from '@qinghe/hooks/url';
import { Link } from '@qinghe/ui/components/Link';
import { Logo } from '@qinghe/ui/components/Logo';
import { SkipLink } from '@qinghe/ui/components/SkipLink';
import { container } from '@qinghe/ui/styles/layout';
import { media } from '@qinghe/ui/styles/media';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { SafeExit } from '@qinghe/features/account/Gates';
import { space } from '@qinghe/ui/styles/space';

const header = css({
  borderBottom: `1px solid ${token('border-subtle')}`,
  background: token('surface-base'),
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  minHeight: token('size-header'),
});
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space(4),
  color: token('text-secondary'),
  fontWeight: token('weight-regular'),
});
const main = css({
  width: 'min(45rem, 100% - 4rem)',
  minHeight: `calc(100vh - ${token('size-header')})`,
  marginInline: 'auto',
  padding: space(16, 0, 24),
  outline: 'none',
  [media.phone]: { width: 'calc(100% - 2rem)', paddingBlock: space(8, 12) },
});

const loadHome = () => window.location.assign(paths.home());

/** Layout of a page with a single task: logo, help phone number and logout, but no navigation. */
export default function FocusLayout({ children }: { children: ReactNode }) {
  const config = useSystem((state) => state.config);
  const schoolName = useSchoolName();
  const { footer } = readEnv();
  return (
    <>
      <SkipLink />
      <header css={header}>
        <div css={[container, row]}>
          <Link href={paths.home()} variant="bare">
            <Logo name={schoolName} src={config?.logo.logo} isMarkOnPhone />
          </Link>
          <div css={[text.label, ways]}>
            {footer.phone && <span>需要帮助？{footer.phone}</span>}
            <SafeExit onLeave={loadHome} />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
    </>
  );
}
