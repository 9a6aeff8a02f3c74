// The dialog that changes one's own password: with its password rules, not part of the first visit to every page.
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

export const PasswordDialog = lazyDialog(() =>
  import('./ChangePasswordDialog.tsx').then(file => file.ChangePasswordDialog),
)
