export { QingheProvider, type QingheProviderProps } from './QingheProvider.tsx';
