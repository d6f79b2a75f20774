import { BookOpen } from 'lucide-react';
import { paths } from '@qinghe/hooks/url';
import type { MenuItem } from '../../components/Menu/index.ts';

/** Where the member's menu leads: the member's pages of the desktop site, in the menu's order. */
export const places: readonly MenuItem[] = [
  { label: '我的课程', icon: BookOpen, href: paths.studyCenter() },
];
