import type { GoodsType } from '@qinghe/hooks/url';
import { paths } from '@qinghe/hooks/url';

/** Where bought goods are found, and the words of the way there. */
export interface GoodsPlace {
  href: string;
  text: string;
}

/** What to do first with goods that were just paid. */
export function startPlace(type: GoodsType, id: number): GoodsPlace {
  switch (type) {
    case 'vod':
      return { href: paths.courseVideo(id), text: '开始学习' };
    case 'activate':
      return { href: paths.activity(id), text: '查看活动' };
    case 'role':
      return { href: paths.courses(), text: '开始学习' };
  }
}
