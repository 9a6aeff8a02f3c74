// Texts of everything behind the sign-in, one file per feature.
import { approval } from './approval.ts'
import { leave } from './leave.ts'
import { menu } from './menu.ts'
import { notification } from './notification.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

export const texts = { approval, leave, menu, notification, shell, status }
