import type { NavItem } from '@qinghe/api/resources/navigation';
import { paths } from '../../url/index.ts';

function item(id: number, name: string, url: string): NavItem {
  return {
    id,
    sort: id,
    name,
    url,
    active_routes: '',
    platform: 'PC',
    parent_id: 0,
    blank: false,
    children: [],
  };
}

/** The fixed navigation of spec §2. */
export const defaultNavs: NavItem[] = [
  item(1, '首页', paths.home()),
  item(2, '线上课程', paths.courses()),
  // oxlint-disable-next-line qinghe/words -- The specification names it so.
  item(3, '线下课程', paths.activities()),
  item(4, '关于我们', paths.about()),
];
