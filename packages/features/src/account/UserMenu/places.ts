import { Bell, BookOpen, ReceiptText, UserRound } from 'lucide-react';
import { paths } from '@qinghe/hooks/url';
import type { MenuItem } from '@qinghe/ui/components/Menu';

/** Links of the member's menu: the member's pages of the desktop site, in order. */
export const places: readonly MenuItem[] = [
  { label: '用户中心', icon: UserRound, href: paths.member() },
  { label: '我的课程', icon: BookOpen, href: paths.studyCenter() },
  { label: '我的订单', icon: ReceiptText, href: paths.memberOrders() },
  { label: '我的消息', icon: Bell, href: paths.memberMessages() },
];
