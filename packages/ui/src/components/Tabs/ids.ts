/** Element id of a tab of the group `id`. */
export const tabId = (id: string, value: string) => `${id}-tab-${value}`;

/** Element id of the panel of a tab of the group `id`. */
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
