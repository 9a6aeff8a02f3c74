// Texts of notifications about leave requests (R11, N1).
import type { RequestPurpose } from '@hr/domain/approval/change-refusal.ts'
import type { Notice } from '#api/approval/request-kind.ts'
import { askedDays } from '#api/leave/asked-days.ts'
import type { NotificationCode } from '#api/notification/notification-texts.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { Words } from '#api/request/kind.ts'
import type { LeaveShapes } from './leave-shapes.ts'

type Asked = LeaveShapes['asked']
type Event = Notice['event']

/** Requests to cancel or change leave have their own texts. */
const codes: Record<RequestPurpose, Partial<Record<Event, NotificationCode>>> = {
  NEW: {},
  CANCELLATION: {
    WAITING: 'LEAVE_CANCELLATION_WAITING',
    REMINDED: 'LEAVE_CANCELLATION_REMINDED',
    STEP_APPROVED: 'LEAVE_CANCELLATION_STEP_APPROVED',
    REJECTED: 'LEAVE_CANCELLATION_REJECTED',
    CANCELLED: 'LEAVE_CANCELLATION_CANCELLED',
  },
  AMENDMENT: {
    WAITING: 'LEAVE_AMENDMENT_WAITING',
    REMINDED: 'LEAVE_AMENDMENT_REMINDED',
    STEP_APPROVED: 'LEAVE_AMENDMENT_STEP_APPROVED',
    APPROVED: 'LEAVE_AMENDMENT_APPROVED',
    REJECTED: 'LEAVE_AMENDMENT_REJECTED',
    CANCELLED: 'LEAVE_AMENDMENT_CANCELLED',
  },
}

export const leaveCode = (event: Event, purpose: RequestPurpose): NotificationCode =>
  codes[purpose][event] ?? `LEAVE_${event}`

export const titleOf = ({ typeName, typeNameLo }: Asked): Bilingual => ({ en: typeName, lo: typeNameLo })

export function leaveWords(asked: Asked, purpose: RequestPurpose): Words {
  const { from, to, typeName, typeNameLo } = asked
  const days = askedDays(asked)
  const leaveType = { en: typeName, lo: typeNameLo || typeName }
  return {
    about: { leaveType, from, to, days },
    mail: { request: leaveRequest, type: asksFor[purpose](leaveType), days },
  }
}

const leaveRequest: Bilingual = { en: 'leave request', lo: 'ຄຳຂໍລາພັກ' }

/** In a mail, the request is named in place of the leave type. */
const asksFor: Record<RequestPurpose, (leaveType: Bilingual) => Bilingual> = {
  NEW: leaveType => leaveType,
  CANCELLATION: ({ en, lo }) => ({ en: `Cancellation of ${en}`, lo: `ການຍົກເລີກ${lo}` }),
  AMENDMENT: ({ en, lo }) => ({ en: `Change to ${en}`, lo: `ການປ່ຽນເປັນ${lo}` }),
}
