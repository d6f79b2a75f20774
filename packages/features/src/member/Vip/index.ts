export { VipRoles } from './Vip.tsx';
