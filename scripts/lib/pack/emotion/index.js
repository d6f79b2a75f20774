export { default as createCache } from '@emotion/cache';
export { CacheProvider, css, keyframes } from '@emotion/react';
