import type { DeviceKind } from '@qinghe/hooks/data/device';

/** Name of a kind of data, why it is kept, and for how long. */
export interface DeviceText {
  name: string;
  why: string;
  life: string;
  /** Warning to confirm before the data is removed; without it no confirmation is asked for. */
  warning?: string;
}

/** Texts for each kind of data that the site stores on a device. */
export const deviceTexts: Readonly<Record<DeviceKind, DeviceText>> = {
  notes: {
    name: '学习笔记',
    why: '你在课时旁写的笔记，仅保存在本设备',
    life: '直到你清除',
    warning: '笔记没有其他副本，清除后无法恢复。建议先导出备份。',
  },
  progress: {
    name: '学习进度',
    why: '看到了哪里，以及还没有同步的进度',
    life: '直到你清除',
    warning: '还没有同步的进度会丢失，已同步的不受影响。',
  },
  copies: {
    name: '离线内容',
    why: '看过的列表、课程目录、公告和消息，无网络时可以查看',
    life: '最多 30 天，退出登录时清除',
  },
  site: {
    name: '网站文件',
    why: '页面的程序和样式，无网络时可以打开网站',
    life: '直到网站更新',
  },
  drafts: {
    name: '未完成的输入',
    why: '没写完的评论和表单、页面的位置，不含密码和验证码',
    life: '关闭标签页时清除',
  },
  orders: {
    name: '订单和到场卡',
    why: '正在支付的订单，以及已报名活动的到场信息',
    life: '退出登录时清除',
  },
  search: { name: '搜索历史', why: '方便你再次搜索', life: '直到你清除' },
  settings: {
    name: '偏好设置',
    why: '外观、播放器设置和已关闭的公告',
    life: '直到你清除',
  },
  session: { name: '登录状态', why: '让你保持登录', life: '退出登录时清除' },
};

const UNITS = ['B', 'KB', 'MB'] as const;

/** Formats a size in bytes, such as `1.5 KB`. */
export function sizeText(bytes: number): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}
