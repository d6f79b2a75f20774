export { Fragment, jsxDEV } from '@emotion/react/jsx-dev-runtime';
