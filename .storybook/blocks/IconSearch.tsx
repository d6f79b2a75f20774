import { css } from '@emotion/react';
import { useDeferredValue, useState } from 'react';
import { Field } from '../../packages/ui/src/components/Field/index.ts';
import { Icon } from '../../packages/ui/src/components/Icon/index.ts';
import { Input } from '../../packages/ui/src/components/Input/index.ts';
import { icons } from '../../packages/ui/src/tokens/icons.ts';
import { CopyButton } from './CopyButton.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '0.75rem',
  marginBlock: '1rem',
});

/** Chinese search words for icons, by their names in lucide. */
const words: Readonly<Record<string, string>> = {
  Bell: '铃 通知 消息',
  BookOpen: '书 课程',
  CalendarDays: '日历 活动',
  Check: '对勾 完成',
  ChevronDown: '展开 下',
  ChevronRight: '前往 右',
  CircleAlert: '错误 注意',
  CircleCheck: '成功',
  CirclePlay: '播放 视频',
  Clock: '时间 时钟',
  CloudOff: '离线 断网',
  Coins: '积分',
  Crown: '会员',
  Eye: '显示密码 浏览',
  FileDown: '下载 资料',
  FileText: '文件 公告',
  Heart: '收藏',
  History: '历史 搜索记录',
  House: '首页',
  Info: '信息',
  Lock: '锁 未购买',
  LogOut: '退出',
  Mail: '邮件',
  MapPin: '地点',
  Megaphone: '公告',
  Menu: '菜单',
  Pencil: '编辑',
  Phone: '电话',
  Play: '播放',
  ReceiptText: '订单',
  RefreshCw: '刷新 重试',
  ScanFace: '实名 人脸',
  Search: '搜索',
  Share2: '分享',
  ShieldCheck: '安全',
  Smartphone: '手机',
  TicketPercent: '优惠码 折扣',
  Trash2: '删除',
  TriangleAlert: '警告',
  UserRound: '用户 我的',
  Users: '成员 老师',
  X: '关闭',
};

/** Lists the icons of the product with a search by name or in Chinese; a press copies the import statement. */
export function IconSearch() {
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed).toLowerCase().trim();
  const all = Object.entries(icons);
  const shown = all.filter(([name]) =>
    `${name} ${words[name] ?? ''}`.toLowerCase().includes(sought),
  );
  return (
    <>
      <Field label={`${shown.length} of ${all.length} icons`}>
        <Input
          value={typed}
          placeholder="a name, or what it means, such as 收藏"
          isClearable
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div css={grid}>
        {shown.map(([name, icon]) => (
          <CopyButton key={name} copies={`import { ${name} } from 'lucide-react';`} label={name}>
            <Icon as={icon} size={24} />
          </CopyButton>
        ))}
      </div>
    </>
  );
}
