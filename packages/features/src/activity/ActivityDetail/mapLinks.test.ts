import { describe, expect, it } from 'vitest';
import { mapLinks } from './mapLinks.ts';

const place = {
  title: '稻田写生',
  province: '浙江省',
  city: '杭州',
  area: '良渚',
  address: '禾塘路 66 号&a=1',
  longitude: '119.9920',
  latitude: '30.3780',
};
const read = (links: ReturnType<typeof mapLinks>) =>
  links.map(({ href }) => {
    const { origin, pathname, searchParams } = new URL(href);
    return [origin + pathname, Object.fromEntries(searchParams)] as const;
  });

describe('mapLinks', () => {
  it('marks the position, each map with its own order of the coordinates', () => {
    const [amap, baidu, tencent] = read(mapLinks(place));
    expect(amap?.[0]).toBe('https://uri.amap.com/marker');
    expect(amap?.[1]).toMatchObject({ position: '119.992,30.378', name: '禾塘路 66 号&a=1' });
    expect(baidu?.[0]).toBe('https://api.map.baidu.com/marker');
    expect(baidu?.[1]).toMatchObject({ location: '30.378,119.992', coord_type: 'gcj02' });
    expect(tencent?.[0]).toBe('https://apis.map.qq.com/uri/v1/marker');
    expect(tencent?.[1]['marker']).toBe('coord:30.378,119.992;title:禾塘路 66 号&a=1');
  });

  it.each([
    [null, null],
    ['', ''],
    ['0', '0'],
    ['181', '10'],
    ['x', 'y'],
  ])('looks the address up when the position is %j, %j', (longitude, latitude) => {
    const links = read(mapLinks({ ...place, longitude, latitude }));
    expect(links.map(([, query]) => Object.values(query)[0])).toEqual(
      Array.from({ length: 3 }, () => '浙江省杭州良渚禾塘路 66 号&a=1'),
    );
  });

  it('is empty when nothing is known', () => {
    const nowhere = { province: '', city: '', area: '', address: '' };
    expect(mapLinks({ ...place, ...nowhere, longitude: null, latitude: null })).toEqual([]);
  });
});
