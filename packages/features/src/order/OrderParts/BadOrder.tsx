import { paths } from '@qinghe/hooks/url';
import { GoneContent } from '@qinghe/features/states/StatusPages';

/** Error page for an address without valid goods or a valid order. */
export function BadOrder() {
  return (
    <GoneContent title="订单信息有误，请重新选择课程" href={paths.courses()} linkText="全部课程" />
  );
}
