import { Phone } from 'lucide-react';
import type { ActivityBody, ActivityDetail } from '@qinghe/api/resources/activities';
import { useActivity } from '@qinghe/hooks/data/activities';
import { useIsMember } from '@qinghe/hooks/stores/session';
import { useFeature } from '@qinghe/hooks/stores/system';
import { Button, ButtonLink, type ButtonProps } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { Price, type PriceProps } from '@qinghe/ui/components/Price';
import { Tag } from '@qinghe/ui/components/Tag';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { useMemberAction } from '@qinghe/features/account/MemberAction';
import { signUpOf } from './describeActivity.ts';
import * as styles from './ActivityDetail.styles.ts';

export interface ActivityPriceProps extends Pick<PriceProps, 'size'> {
  activity: ActivityBody;
}

/** The price of an activity; renders nothing where the server gives none. */
export function ActivityPrice({ activity, size }: ActivityPriceProps) {
  const vip = useFeature('vip');
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
  /** Whether it is in the bottom bar of a mobile page. */
  isBar?: boolean;
}

interface OrderButtonProps extends Pick<ButtonProps, 'size' | 'isBlock' | 'isPill'> {
  detail: ActivityDetail;
  href: string;
}

/** Button that leads to the order page; a visitor logs in first, and may turn out to have signed up already. */
function OrderButton({ detail, href, ...look }: OrderButtonProps) {
  const navigate = useNavigate();
  const isMember = useIsMember();
  const { mutate } = useActivity(detail.activate.id);
  const order = () => void navigate(href);
  const signUp = useMemberAction('order', order, () => {
    mutate().then((fresh) => {
      if (fresh && signUpOf(fresh)?.kind === 'order') order();
    }, showError);
  });
  if (isMember)
    return (
      <ButtonLink href={href} {...look}>
        立即报名
      </ButtonLink>
    );
  return (
    <Button onClick={signUp} {...look}>
      登录后报名
    </Button>
  );
}

/** The sign-up of an activity: a link to the order page, a call to the organiser, or the reason why nobody can sign up. */
export function ActivitySignUp({ detail, isBar = false }: ActivitySignUpProps) {
  const signUp = signUpOf(detail);
  if (!signUp) return null;
  if (signUp.kind === 'state')
    return <p css={[styles.state, isBar && styles.barState]}>{signUp.text}</p>;
  const { kind, href } = signUp;
  const look = { size: isBar ? 'md' : 'lg', isBlock: !isBar, isPill: isBar } as const;
  if (kind === 'order') return <OrderButton detail={detail} href={href} {...look} />;
  return (
    <ButtonLink href={href} icon={<Icon as={Phone} size={18} />} {...look}>
      请联系主办方报名
    </ButtonLink>
  );
}
