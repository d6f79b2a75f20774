/** Returns the element id of a tab in the group `id`. */
export const tabId = (id: string, value: string) => `${id}-tab-${value}`;

/** Returns the element id of the panel of a tab in the group `id`. */
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
