export { SchoolArticle, SchoolArticleSkeleton, type SchoolArticleProps } from './SchoolArticle.tsx';
