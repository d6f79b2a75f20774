export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './Button.tsx';
export { buttonSizes, buttonVariants } from './options.ts';
