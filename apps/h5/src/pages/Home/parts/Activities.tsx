import { HomeActivities } from '@qinghe/ui/flows/HomeBlocks';

/** The next activities as a row that scrolls. */
export default function Activities() {
  return <HomeActivities layout="scroller" linkText="全部" />;
}
