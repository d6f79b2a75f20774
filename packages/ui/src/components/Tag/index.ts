export { Tag, tagSizes, tagTones, type TagProps } from './Tag.tsx';
