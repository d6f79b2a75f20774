import { css } from '@emotion/react';
import { DeviceData } from '@qinghe/features/lesson/DeviceData';
import { PageMeta } from '@qinghe/features/routing/PageMeta';
import { PageNavBar } from '@qinghe/features/routing/PageNavBar';

const body = css({ padding: '0.5rem 1rem 0' });

/** What this device keeps, on the mobile site. */
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
