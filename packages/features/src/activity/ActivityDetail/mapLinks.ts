import type { ActivityBody } from '@qinghe/api/resources/activities';
import { toQuery } from '@qinghe/hooks/url';
import { placeLines } from './describeActivity.ts';

/** Link to a map of a place. */
export interface MapLink {
  name: string;
  href: string;
}

type Place = Pick<
  ActivityBody,
  'title' | 'province' | 'city' | 'area' | 'address' | 'longitude' | 'latitude'
>;

/** Returns the position in decimal degrees; null for invalid values and for 0, 0. */
function positionOf({ longitude, latitude }: Place): { lng: number; lat: number } | null {
  const lng = Number(longitude);
  const lat = Number(latitude);
  const isOnEarth = Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && (lng !== 0 || lat !== 0);
  return isOnEarth ? { lng, lat } : null;
}

/**
 * Returns links to an activity's place on the three common maps, by its coordinates (GCJ-02) or else by its address; none when
 * neither is known.
 */
export function mapLinks(place: Place): MapLink[] {
  const address = placeLines(place)?.full ?? '';
  const at = positionOf(place);
  const name = place.address || place.title;
  if (at) {
    const { lng, lat } = at;
    const amap = { position: `${lng},${lat}`, name, coordinate: 'gaode', src: 'qinghe' };
    const baidu = {
      location: `${lat},${lng}`,
      title: name,
      content: address || name,
      coord_type: 'gcj02',
      output: 'html',
      src: 'qinghe',
    };
    const tencent = { marker: `coord:${lat},${lng};title:${name.replace(/[:;]/g, ' ')}` };
    return [
      { name: '高德地图', href: `https://uri.amap.com/marker${toQuery(amap)}` },
      { name: '百度地图', href: `https://api.map.baidu.com/marker${toQuery(baidu)}` },
      {
        name: '腾讯地图',
        href: `https://apis.map.qq.com/uri/v1/marker${toQuery({ ...tencent, referer: 'qinghe' })}`,
      },
    ];
  }
  if (address === '') return [];
  const keyword = { keyword: address };
  return [
    {
      name: '高德地图',
      href: `https://uri.amap.com/search${toQuery({ ...keyword, src: 'qinghe' })}`,
    },
    {
      name: '百度地图',
      href: `https://api.map.baidu.com/geocoder${toQuery({ address, output: 'html', src: 'qinghe' })}`,
    },
    {
      name: '腾讯地图',
      href: `https://apis.map.qq.com/uri/v1/search${toQuery({ ...keyword, referer: 'qinghe' })}`,
    },
  ];
}
