import { Bell, BookOpen, Coins, ReceiptText, UserRound } from 'lucide-react';
import { paths } from '@qinghe/hooks/url';
import type { IconProps } from '@qinghe/ui/components/Icon';

/** One page of the member area. */
export interface MemberPlace {
  label: string;
  icon: IconProps['as'];
  href: string;
}

/** The pages of the member area in the order of its menu; the first is the profile. */
export const memberPlaces: readonly MemberPlace[] = [
  { label: '用户中心', icon: UserRound, href: paths.member() },
  { label: '我的学习', icon: BookOpen, href: paths.memberStudy() },
  { label: '我的消息', icon: Bell, href: paths.memberMessages() },
  { label: '我的订单', icon: ReceiptText, href: paths.memberOrders() },
  { label: '我的积分', icon: Coins, href: paths.memberCredit() },
];
