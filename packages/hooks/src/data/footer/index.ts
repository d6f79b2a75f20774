export { FOOTER_CATEGORY_LIMIT, useFooterCategories } from './useFooterCategories.ts';
