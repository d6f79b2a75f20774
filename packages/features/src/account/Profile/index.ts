export { MobileForm } from './MobileForm.tsx';
export { NicknameForm, type ProfileFormProps } from './NicknameForm.tsx';
export { PasswordForm } from './PasswordForm.tsx';
export { ProfilePanel, type ProfilePanelProps } from './ProfilePanel.tsx';
export { socialNames } from './UnbindDialog.tsx';
export { useShowsIdentity } from './useShowsIdentity.ts';
export { useProfileTask } from './useProfileTask.tsx';
export { useSocialAccounts } from './useSocialAccounts.tsx';
export { useAvatarUpload } from './useAvatarUpload.tsx';
