// Texts of the attendance and overtime pages, one file per feature.
import { attendanceBoard } from './attendance-board.ts'
import { attendanceDay } from './attendance-day.ts'
import { attendanceReport } from './attendance-report.ts'
import { attendanceRequest } from './attendance-request.ts'
import { missingTimes } from './missing-times.ts'
import { otRecord } from './ot-record.ts'
import { otSummary } from './ot-summary.ts'
import { ot } from './ot.ts'
import { overrule } from './overrule.ts'
import { deviceUser, punchImport } from './punch-import.ts'

export const texts = {
  attendanceBoard,
  attendanceDay,
  attendanceReport,
  attendanceRequest,
  deviceUser,
  ot,
  missingTimes,
  otRecord,
  otSummary,
  overrule,
  punchImport,
}
