import { css } from '@emotion/react';
import { text } from '@qinghe/ui/styles/text';
import { DeviceData } from '@qinghe/features/lesson/DeviceData';
import { PageMeta } from '@qinghe/features/routing/PageMeta';

const title = css({ marginBottom: '0.75rem' });

/** What this device keeps, on the desktop site. */
export default function DevicePage() {
  return (
    <>
      <PageMeta title="你的设备上的数据" />
      <h1 css={[text.h2, title]}>你的设备上的数据</h1>
      <DeviceData />
    </>
  );
}
