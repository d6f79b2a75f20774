import { describe, expect, it } from 'vitest';
import { sentenceAround } from './sentenceAround.ts';

describe('sentenceAround', () => {
  it.each([
    [
      'leaves out what is cut before the sentence',
      'ad print(round(theta, 4)) # 3.0 适合谁 会一点 Python，想弄懂模型的人。 讲数',
      'python',
      '会一点 Python，想弄懂模型的人。 讲数…',
    ],
    ['begins after a full stop', '数完了。从梯度下降讲起。', '梯度', '从梯度下降讲起。'],
    ['marks a cut on both sides', '的梯度下降', '梯度', '…的梯度下降…'],
    ['keeps a text without the words', ' 没有\n提到 ', '梯度', '没有 提到'],
    [
      'finds full width and capitals',
      '零基础。Ｐｙｔｈｏｎ 很好。',
      'PYTHON',
      'Ｐｙｔｈｏｎ 很好。',
    ],
    ['says nothing of nothing', '', '梯度', ''],
  ])('%s', (_, excerpt, keywords, expected) => {
    expect(sentenceAround(excerpt, keywords)).toBe(expected);
  });

  it('does not begin far before the words', () => {
    const sentence = sentenceAround(`${'很'.repeat(200)}梯度。`, '梯度');
    expect(sentence).toBe(`…${'很'.repeat(36)}梯度。`);
  });
});
