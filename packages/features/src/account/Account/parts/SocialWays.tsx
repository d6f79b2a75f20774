import { css } from '@emotion/react';
import { postWechatScanUrl } from '@qinghe/api/resources/wechatScan';
import { useSocialLogin, type SocialWay } from '@qinghe/hooks/data/auth';
import { useLacks } from '@qinghe/hooks/stores/server';
import { useSystem } from '@qinghe/hooks/stores/system';
import { isWechatUserAgent, paths, sanitizeRedirect } from '@qinghe/hooks/url';
import { text } from '@qinghe/ui/styles/text';
import { token } from '@qinghe/ui/tokens';
import { useHref, useLocation } from '@qinghe/features/routing/Routing';
import { BrandMark } from '@qinghe/features/forms/AccountFields';
import { space } from '@qinghe/ui/styles/space';

const line = { flex: 1, height: '1px', background: token('border-subtle'), content: '""' };
const divider = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  color: token('text-tertiary'),
  '&::before': line,
  '&::after': line,
});
const dividers = {
  dialog: css({ margin: space(7, 0, 5) }),
  page: css({ margin: space(8, 0, 5) }),
};
const ways = css({ display: 'flex', justifyContent: 'center', gap: space(5) });
const way = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${token('border-default')}`,
  borderRadius: '50%',
  transition: `background ${token('dur-fast')}`,
  '&:hover': { background: token('surface-hover') },
});

interface OutsideProps {
  brand: SocialWay;
  label: string;
}

/** Link to the login page of the provider, which returns to the callback page. */
function Outside({ brand, label }: OutsideProps) {
  const { pathname, search } = useLocation();
  const base = useHref('/').replace(/\/+$/, '');
  const start = useSocialLogin(window.location.origin + base);
  const aim = pathname.startsWith(paths.login())
    ? sanitizeRedirect(new URLSearchParams(search).get('redirect'))
    : pathname + search;
  const { href, leave } = start(brand, aim);
  return (
    <a
      css={way}
      href={href}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.currentTarget.href = leave();
      }}
    >
      <BrandMark brand={brand} />
    </a>
  );
}

export interface SocialWaysProps {
  layout: 'dialog' | 'page';
  /** Event handler called when the WeChat scan is chosen; desktop only. */
  onScan?: () => void;
}

/**
 * The social logins that the school has switched on. The desktop site offers a WeChat scan and a link to QQ; the mobile site
 * offers WeChat inside WeChat's browser and QQ in other browsers (contract 4.11).
 */
export function SocialWays({ layout, onScan }: SocialWaysProps) {
  const socialites = useSystem((state) => state.config)?.socialites;
  const isPage = layout === 'page';
  const isInWechat = isPage && isWechatUserAgent(navigator.userAgent);
  const lacksScan = useLacks(postWechatScanUrl);
  const hasScan =
    !isPage && !lacksScan && onScan !== undefined && socialites?.wechat_oauth === true;
  const hasWechat = isInWechat && socialites?.wechat_oauth === true;
  const hasQq = !isInWechat && socialites?.qq === true;
  if (!hasScan && !hasWechat && !hasQq) return null;
  return (
    <>
      <p css={[text.caption, divider, dividers[layout]]}>其他方式登录</p>
      <div css={ways}>
        {hasScan && (
          <button type="button" css={way} aria-label="微信登录" title="微信登录" onClick={onScan}>
            <BrandMark brand="wechat" />
          </button>
        )}
        {hasWechat && <Outside brand="wechat" label="微信登录" />}
        {hasQq && <Outside brand="qq" label="QQ 登录" />}
      </div>
    </>
  );
}
