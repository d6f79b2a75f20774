import { DeviceData } from '@qinghe/features/lesson/DeviceData';
import { MemberHeading } from '@qinghe/features/member/MemberArea';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

/** Lists the data that the site stores on this device; the desktop site's page. */
export default function DevicePage() {
  return (
    <>
      <PageMeta title="你的设备上的数据" />
      <MemberHeading>你的设备上的数据</MemberHeading>
      <DeviceData />
    </>
  );
}
