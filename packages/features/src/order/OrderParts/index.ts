export { BadOrder } from './BadOrder.tsx';
export { CopyNumber } from './CopyNumber.tsx';
export { FactRows, type FactRow } from './FactRows.tsx';
export { GoodsLine, type GoodsLineProps } from './GoodsLine.tsx';
export { startPlace, type GoodsPlace } from './goodsPlace.ts';
export { money } from './money.ts';
export { OrderSteps } from './OrderSteps.tsx';
export { card } from './OrderParts.styles.ts';
export { useTellPaid } from './useTellPaid.ts';
