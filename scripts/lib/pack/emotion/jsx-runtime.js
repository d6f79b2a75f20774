export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
