import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { deviceKinds, readDeviceData, removeDeviceData } from './deviceData.ts';
import type { DeviceItem, DeviceKind } from './deviceData.ts';

/** What this device keeps, and the ways to remove it. */
export interface DeviceDataApi {
  /** Null until it is counted. */
  items: readonly DeviceItem[] | null;
  /** Removes one kind, then counts again. */
  remove: (kind: DeviceKind) => Promise<void>;
  /** Removes every kind but what says who is logged in, then counts again. */
  removeAll: () => Promise<void>;
  /** Counts again. */
  recount: () => Promise<void>;
}

/** Counts what this device keeps for the member who is logged in and for the site. */
export function useDeviceData(): DeviceDataApi {
  const memberId = useSession().user?.id ?? 0;
  const [items, setItems] = useState<readonly DeviceItem[] | null>(null);

  const recount = useCallback(async () => setItems(await readDeviceData(memberId)), [memberId]);
  useEffect(() => {
    let isGone = false;
    void readDeviceData(memberId).then((found) => {
      if (!isGone) setItems(found);
    });
    return () => {
      isGone = true;
    };
  }, [memberId]);

  return {
    items,
    recount,
    remove: async (kind) => {
      await removeDeviceData(kind, memberId);
      await recount();
    },
    removeAll: async () => {
      await Promise.all(deviceKinds.map((kind) => removeDeviceData(kind, memberId)));
      await recount();
    },
  };
}
