import { Phone } from 'lucide-react';
import type { ActivityBody, ActivityDetail } from '@qinghe/api/resources/activities';
import { useSystem } from '@qinghe/hooks/stores/system';
import { ButtonLink } from '../../components/Button/index.ts';
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

/** The way to sign up: a call to the organiser, or the state that forbids it. */
export function ActivitySignUp({ detail, isBar = false }: ActivitySignUpProps) {
  const signUp = signUpOf(detail);
  if (!signUp) return null;
  if (signUp.kind === 'state')
    return <p css={[styles.state, isBar && styles.barState]}>{signUp.text}</p>;
  return (
    <ButtonLink
      href={signUp.href}
      size={isBar ? 'md' : 'lg'}
      isBlock={!isBar}
      isPill={isBar}
      icon={<Icon as={Phone} size={18} />}
    >
      请联系主办方报名
    </ButtonLink>
  );
}
