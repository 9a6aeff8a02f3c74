// The times that an attendance or off-site request asks for, as text.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import type { Translate } from '#web/i18n/translation.ts'

type Times = Pick<AttendanceRequestRow, 'timeIn' | 'timeOut'>

/** '08:30 - 12:00'; one time says whether it is in or out. */
export function askedTimes({ timeIn, timeOut }: Times, t: Translate): string {
  if (timeIn !== null && timeOut !== null) return `${timeIn} - ${timeOut}`
  if (timeIn !== null) return t('request.onlyIn', { time: timeIn })
  return timeOut === null ? t('request.wholeDay') : t('request.onlyOut', { time: timeOut })
}
