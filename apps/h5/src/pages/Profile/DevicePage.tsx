import { css } from '@emotion/react';
import { DeviceData } from '@qinghe/features/lesson/DeviceData';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';
import { space } from '@qinghe/ui/styles/space';

const body = css({ padding: space(2, 4, 0) });

/** Lists the data that the site stores on this device; the mobile site's page. */
export default function DevicePage() {
  return (
    <>
      <PageMeta title="你的设备上的数据" />
      <PageNavBar title="你的设备上的数据" />
      <div css={body}>
        <DeviceData />
      </div>
    </>
  );
}
