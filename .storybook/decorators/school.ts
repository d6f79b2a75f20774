export const schoolToolbar = {};
export const schoolLoader = () => Promise.resolve({});
