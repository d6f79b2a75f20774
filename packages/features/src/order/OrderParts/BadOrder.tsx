import { paths } from '@qinghe/hooks/url';
import { GoneContent } from '@qinghe/features/states/StatusPages';

/** An address that names no goods or no order. */
export function BadOrder() {
  return (
    <GoneContent title="订单信息有误，请重新选择课程" href={paths.courses()} linkText="全部课程" />
  );
}
