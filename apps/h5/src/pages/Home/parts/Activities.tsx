import { HomeActivities } from '@qinghe/features/content/HomeBlocks';

/** The next activities as a row that scrolls. */
export default function Activities() {
  return <HomeActivities layout="scroller" linkText="全部" />;
}
