// Texts of everything behind the sign-in, one file per feature.
import { approval } from './approval.ts'
import { leave } from './leave.ts'
import { dashboard } from './dashboard.ts'
import { employee } from './employee.ts'
import { leaveType } from './leave-type.ts'
import { menu } from './menu.ts'
import { notification } from './notification.ts'
import { shell } from './shell.ts'
import { status } from './status.ts'

export const texts = { approval, dashboard, employee, leave, leaveType, menu, notification, shell, status }
