import { BookOpen, Info } from 'lucide-react';
import { paths } from '@qinghe/hooks/url';
import type { IconProps } from '@qinghe/ui/components/Icon';

export interface MemberRow {
  label: string;
  icon: IconProps['as'];
  href: string;
}

/** Where the member page leads, in its order: one list a card. */
export const rows: readonly (readonly MemberRow[])[] = [
  [{ label: '我的学习', icon: BookOpen, href: paths.studyCenter() }],
  [{ label: '关于我们', icon: Info, href: paths.about() }],
];
