export { Input, inputSizes, type InputProps } from './Input.tsx';
