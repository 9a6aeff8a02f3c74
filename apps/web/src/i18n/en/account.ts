// Texts of one's own notifications and sign-in, and of the second step of signing in.
import { notificationSetting } from './notification-setting.ts'
import { ownAccount } from './own-account.ts'

export const texts = { notificationSetting, ownAccount }
