import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';

const texts = () => toastStore.read().map((message) => message.text);

describe('toast', () => {
  beforeEach(() => toast.dismissAll());

  it('keeps what is said before anything can show it', () => {
    toast.info('第一条');
    toast.success('第二条');
    toast.warning('第三条');
    toast.error('第四条');
    expect(texts()).toEqual(['第一条', '第二条', '第三条', '第四条']);
  });

  it('says the same words once and counts how often they came again', () => {
    toast.error('请求超时，请重试');
    toast.error('请求超时，请重试');
    toast.error('请求超时，请重试');
    expect(toastStore.read()).toMatchObject([{ text: '请求超时，请重试', repeats: 2 }]);
  });

  it('keeps the same words apart in another tone', () => {
    toast.info('已保存');
    toast.success('已保存');
    expect(toastStore.read().map(({ tone }) => tone)).toEqual(['info', 'success']);
  });

  it('takes one away and leaves the rest', () => {
    toast.info('第一条');
    toast.info('第二条');
    const [first] = toastStore.read();
    if (first) toast.dismiss(first.id);
    expect(texts()).toEqual(['第二条']);
  });

  it('tells its listeners until they leave', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = toastStore.subscribe(listener);
    toast.info('第一条');
    unsubscribe();
    toast.info('第二条');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
