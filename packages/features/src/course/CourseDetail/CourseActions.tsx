import { Play } from 'lucide-react';
import type { CourseDetail } from '@qinghe/api/resources/courses';
import { useCourse } from '@qinghe/hooks/data/courses';
import { useIsOffline } from '@qinghe/hooks/offline';
import { paths } from '@qinghe/hooks/url';
import { Button, ButtonLink, type ButtonProps } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { useNavigate } from '@qinghe/features/routing/Routing';
import { showError } from '@qinghe/features/states/ShowError';
import { useMemberAction } from '@qinghe/features/account/MemberAction';
import type { CourseOffer } from './useCourseOffer.ts';
import { useTrial } from './useTrial.ts';

type Look = Pick<ButtonProps, 'size' | 'isBlock' | 'isPill' | 'className'>;

interface WatchButtonProps extends Look {
  label: string;
  href: string;
}

/** Button that opens the player; a visitor logs in first. */
function WatchButton({ label, href, ...look }: WatchButtonProps) {
  const navigate = useNavigate();
  const watch = useMemberAction('watch', () => void navigate(href));
  return (
    <Button icon={<Icon as={Play} />} onClick={watch} {...look}>
      {label}
    </Button>
  );
}

interface BuyButtonProps extends Look {
  detail: CourseDetail;
  label: string;
}

/**
 * Button that leads to the order page; a visitor logs in first, and may turn out to own the course already. Disabled with a hint
 * while there is no network.
 */
function BuyButton({ detail, label, ...look }: BuyButtonProps) {
  const navigate = useNavigate();
  const { mutate } = useCourse(detail.course.id);
  const isOffline = useIsOffline();
  const order = () => void navigate(paths.order('vod', detail.course.id));
  const buy = useMemberAction('buy', order, () => {
    mutate().then((fresh) => {
      if (fresh && !fresh.isBuy) order();
    }, showError);
  });
  return (
    <Button disabled={isOffline} onClick={buy} {...look}>
      {isOffline ? '无网络，暂不能购买' : label}
    </Button>
  );
}

export interface CourseActionsProps extends Look {
  detail: CourseDetail;
  offer: CourseOffer;
}

/** The main button of a course: buy it, or start or continue it. */
export function CourseMainButton({ detail, offer: { action }, ...look }: CourseActionsProps) {
  if (action === null) return null;
  return action.kind === 'buy' ? (
    <BuyButton detail={detail} label={action.label} {...look} />
  ) : (
    <WatchButton label={action.label} href={action.href} {...look} />
  );
}

/** Link to the first lesson with a preview; renders nothing where there is none. A visitor logs in on the course page first. */
export function CourseTrialLink({ detail, ...look }: Omit<CourseActionsProps, 'offer'>) {
  const trial = useTrial(detail);
  if (!trial) return null;
  const { words, link } = trial;
  return (
    <ButtonLink variant="soft" {...link} {...look}>
      {words}
    </ButtonLink>
  );
}
