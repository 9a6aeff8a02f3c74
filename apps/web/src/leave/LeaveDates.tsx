import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { unbrokenDays } from '#web/shared/format.ts'
import { useLeaveText } from './leave-text.ts'

/** The dates of a leave; wraps only after a day. */
export const LeaveDates = ({ range }: { range: LeaveRange }) => unbrokenDays(useLeaveText().dates(range))
