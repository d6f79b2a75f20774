import type { GoodsType } from '@qinghe/hooks/url';
import { paths } from '@qinghe/hooks/url';

/** Link to bought goods, with its text. */
export interface GoodsPlace {
  href: string;
  text: string;
}

/** Returns the link to begin with after goods were paid. */
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
