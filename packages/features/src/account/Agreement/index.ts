export { AgreementGate } from './AgreementGate.tsx';
