import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../stores/session/index.ts';
import { deviceKinds, readDeviceData, removeDeviceData } from './deviceData.ts';
import type { DeviceItem, DeviceKind } from './deviceData.ts';

/** The data that this device stores, and the functions that remove it. */
export interface DeviceDataApi {
  /** Null until the data was counted. */
  items: readonly DeviceItem[] | null;
  /** Removes one kind, then counts again. */
  remove: (kind: DeviceKind) => Promise<void>;
  /** Removes every kind but the session's data, then counts again. */
  removeAll: () => Promise<void>;
  /** Counts again. */
  recount: () => Promise<void>;
}

/** Counts the data that this device stores for the logged-in member and for the site. */
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
