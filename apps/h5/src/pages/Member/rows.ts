import {
  Bell,
  BookOpen,
  Coins,
  Crown,
  Info,
  Megaphone,
  ReceiptText,
  UserRound,
} from 'lucide-react';
import { paths } from '@qinghe/hooks/url';
import type { IconProps } from '@qinghe/ui/components/Icon';

export interface MemberRow {
  label: string;
  icon: IconProps['as'];
  href: string;
}

const about: MemberRow = { label: '关于我们', icon: Info, href: paths.about() };

/** Links of the member page in their order; each inner list is a card. */
export const rows: readonly (readonly MemberRow[])[] = [
  [
    { label: '我的学习', icon: BookOpen, href: paths.memberStudy() },
    { label: '我的订单', icon: ReceiptText, href: paths.memberOrders() },
    { label: '我的消息', icon: Bell, href: paths.memberMessages() },
    { label: '我的积分', icon: Coins, href: paths.memberCredit() },
  ],
  [{ label: '账号资料', icon: UserRound, href: paths.memberProfile() }, about],
];

/** Links of the visitors' page. */
export const visitorRows: readonly MemberRow[] = [
  { label: '会员', icon: Crown, href: paths.vip() },
  { label: '公告', icon: Megaphone, href: paths.announcement() },
  about,
];
