// Texts of the attendance pages, one file per feature.
import { attendanceBoard } from './attendance-board.ts'
import { attendanceDay } from './attendance-day.ts'
import { attendanceReport } from './attendance-report.ts'
import { attendanceRequest } from './attendance-request.ts'
import { overrule } from './overrule.ts'
import { deviceUser, punchImport } from './punch-import.ts'

export const texts = {
  attendanceBoard,
  attendanceDay,
  attendanceReport,
  attendanceRequest,
  deviceUser,
  overrule,
  punchImport,
}
