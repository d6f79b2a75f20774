import { css } from '@emotion/react';
import { DeviceData } from '@qinghe/ui/flows/DeviceData';
import { PageMeta } from '@qinghe/ui/flows/PageMeta';
import { text } from '@qinghe/ui/styles/text';

const title = css({ marginBottom: '0.75rem' });

/** What this device keeps, on the desktop site. */
export default function DevicePage() {
  return (
    <>
      <PageMeta title="您的设备上的数据" />
      <h1 css={[text.h2, title]}>您的设备上的数据</h1>
      <DeviceData />
    </>
  );
}
