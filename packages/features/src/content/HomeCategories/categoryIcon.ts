import {
  Brain,
  ChartColumn,
  Code,
  Landmark,
  Languages,
  Palette,
  PenTool,
  Telescope,
  type LucideIcon,
} from 'lucide-react';

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/人工智能|机器学习|深度学习|大模型|算法|^AI/i, Brain],
  [/程序|编程|开发|代码|前端|后端|软件|数据/, Code],
  [/艺术|音乐|美术|摄影|绘画|书法|舞蹈/, Palette],
  [/设计|产品|交互/, PenTool],
  [/商业|财会|财务|会计|金融|经济|管理|营销/, ChartColumn],
  [/语言|英语|日语|外语|写作|口语/, Languages],
  [/人文|历史|文学|哲学|国学/, Landmark],
  [/科学|物理|化学|生物|天文|数学|地理/, Telescope],
];

/** Returns the icon for a category by words in its name; null when none matches. */
export function categoryIcon(name: string): LucideIcon | null {
  return ICONS.find(([words]) => words.test(name))?.[1] ?? null;
}
