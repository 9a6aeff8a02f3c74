// The dialogs of an employee's record, loaded when they open: their forms and calendars weigh 50 KiB
// (docs/decisions/0105-chunks-by-need.md).
import { loadTexts } from '#web/i18n/language.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

export const JobChangeDrawer = lazyDialog(
  () => import('./job/JobChangeDrawer.tsx').then(file => file.JobChangeDrawer),
  'drawer',
)
export const ShiftDrawer = lazyDialog(
  () => import('./job/ShiftDrawer.tsx').then(file => file.ShiftDrawer),
  'drawer',
)
export const EndEmploymentDialog = lazyDialog(() =>
  import('./job/EndEmploymentDialog.tsx').then(file => file.EndEmploymentDialog),
)
export const ReinstateDialog = lazyDialog(() =>
  import('./job/ReinstateDialog.tsx').then(file => file.ReinstateDialog),
)
export const RolesDialog = lazyDialog(() => import('./record/RolesDialog.tsx').then(file => file.RolesDialog))
export const ResetPasswordDialog = lazyDialog(() =>
  import('./ResetPasswordDialog.tsx').then(file => file.ResetPasswordDialog),
)
// Its texts are those of the page of one's own sign-in.
export const PasskeysDialog = lazyDialog(() =>
  Promise.all([import('./PasskeysDialog.tsx'), loadTexts('account')]).then(([file]) => file.PasskeysDialog),
)
export const SecondStepDialog = lazyDialog(() =>
  import('./SecondStepDialog.tsx').then(file => file.SecondStepDialog),
)
export const DeleteDialog = lazyDialog(() =>
  import('./record/profile/DeleteDialog.tsx').then(file => file.DeleteDialog),
)
export const PhotoDialog = lazyDialog(() =>
  import('./record/own/PhotoDialog.tsx').then(file => file.PhotoDialog),
)
export const OwnRecordDrawer = lazyDialog(
  () => import('./record/own/OwnRecordDrawer.tsx').then(file => file.OwnRecordDrawer),
  'drawer',
)
export const ProposeDrawer = lazyDialog(
  () => import('./record/own/ProposeDrawer.tsx').then(file => file.ProposeDrawer),
  'drawer',
)
export const AddDocumentDrawer = lazyDialog(
  () => import('./record/profile/AddDocumentDrawer.tsx').then(file => file.AddDocumentDrawer),
  'drawer',
)
