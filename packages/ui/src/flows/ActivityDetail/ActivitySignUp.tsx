import { Phone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { ActivityBody, ActivityDetail } from '@qinghe/api/resources/activities';
import { openLogin } from '@qinghe/hooks/stores/dialogs';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { useSystem } from '@qinghe/hooks/stores/system';
import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Price, type PriceProps } from '../../components/Price/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { signUpOf } from './describeActivity.ts';
import * as styles from './ActivityDetail.styles.ts';

export interface ActivityPriceProps extends Pick<PriceProps, 'size'> {
  activity: ActivityBody;
}

/** What an activity costs; nothing when the server does not say. */
export function ActivityPrice({ activity, size }: ActivityPriceProps) {
  const { vip } = useSystem().configFunc;
  const { charge, is_free: isFree, is_vip_free: isVipFree } = activity;
  if (!isFree && charge <= 0) return null;
  return (
    <div css={styles.price}>
      <Price value={charge} isFree={isFree} size={size} />
      {vip && isVipFree && !isFree && <Tag tone="vip">会员免费</Tag>}
    </div>
  );
}

export interface ActivitySignUpProps {
  detail: ActivityDetail;
  /** Whether it stands in the bar at the bottom of a mobile page. */
  isBar?: boolean;
}

/**
 * The way to sign up: an order, a call to the organiser, or the state that forbids it. A visitor of
 * the desktop site logs in on the page and goes on to the order, one of the mobile site at its login.
 */
export function ActivitySignUp({ detail, isBar = false }: ActivitySignUpProps) {
  const navigate = useNavigate();
  const isMember = useIsMember();
  const signUp = signUpOf(detail);
  if (!signUp) return null;
  if (signUp.kind === 'state')
    return <p css={[styles.state, isBar && styles.barState]}>{signUp.text}</p>;
  const { kind, href } = signUp;
  const look = { size: isBar ? 'md' : 'lg', isBlock: !isBar, isPill: isBar } as const;
  if (kind === 'call')
    return (
      <ButtonLink href={href} icon={<Icon as={Phone} size={18} />} {...look}>
        请联系主办方报名
      </ButtonLink>
    );
  if (isMember || isBar)
    return (
      <ButtonLink href={href} {...look}>
        {isMember ? '立即报名' : '登录后报名'}
      </ButtonLink>
    );
  return (
    <Button onClick={() => openLogin(() => void navigate(href))} {...look}>
      登录后报名
    </Button>
  );
}
