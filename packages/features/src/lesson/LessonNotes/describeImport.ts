import type { ImportResult } from '@qinghe/hooks/data/notes';

/** Describes the result of an import. */
export function describeImport({
  added,
  changed,
  same,
  broken,
}: NonNullable<ImportResult>): string {
  const facts = [
    added > 0 && `新增 ${added} 条`,
    changed > 0 && `更新 ${changed} 条`,
    same > 0 && `${same} 条已存在`,
    broken > 0 && `${broken} 条无法识别，已跳过`,
  ].filter(Boolean);
  return facts.length === 0 ? '文件里没有笔记' : `导入完成：${facts.join('，')}`;
}
