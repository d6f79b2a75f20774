export {
  IconButton,
  IconButtonLink,
  iconButtonSizes,
  type IconButtonLinkProps,
  type IconButtonProps,
} from './IconButton.tsx';
