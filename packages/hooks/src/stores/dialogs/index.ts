export {
  cancelDialog,
  closeDialog,
  finishForgot,
  finishLogin,
  finishRegister,
  keepMobile,
  openBind,
  openForgot,
  openLogin,
  openRegister,
  openWechat,
  resetDialogs,
} from './actions.ts';
export { dialogs } from './state.ts';
export type { DialogsState } from './state.ts';
export { accountDialogs, accountEvents, nextDialog } from './transitions.ts';
export type { AccountDialog, AccountEvent } from './transitions.ts';
export { useDialogs } from './useDialogs.ts';
