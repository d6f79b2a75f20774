import { Brain, ChartColumn, Code, Palette, PenTool, Telescope } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { categoryIcon } from './categoryIcon.ts';

describe('categoryIcon', () => {
  it.each([
    ['程序设计', Code],
    ['人工智能', Brain],
    ['AI 应用', Brain],
    ['产品设计', PenTool],
    ['商业财会', ChartColumn],
    ['自然科学', Telescope],
    ['艺术设计', Palette],
  ])('%s has an icon', (name, icon) => {
    expect(categoryIcon(name)).toBe(icon);
  });

  it('leaves other names to their first character', () => {
    expect(categoryIcon('手作工坊')).toBeNull();
  });
});
