export {
  Button,
  ButtonLink,
  buttonSizes,
  buttonVariants,
  type ButtonLinkProps,
  type ButtonProps,
} from './Button.tsx';
