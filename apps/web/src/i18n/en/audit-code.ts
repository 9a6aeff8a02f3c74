// Words of codes in audit entries, by field. Codes that somebody chooses have the words of the page where they do.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { approval } from './approval.ts'
import { attendanceDay } from './attendance-day.ts'
import { business } from './business.ts'
import { consoleUser } from './console-user.ts'
import { employeeJob } from './employee-job.ts'
import { employeeRecord } from './employee-record.ts'
import { leaveSummary } from './leave-summary.ts'
import { overrule } from './overrule.ts'
import { request } from './request.ts'
import { workShift } from './work-shift.ts'

const adjustmentKind = { ADJUSTMENT: leaveSummary.ADJUSTMENT, OPENING: leaveSummary.OPENING }
const half = { AM: 'Morning', PM: 'Afternoon' }
const languages = { en: 'English', lo: 'Lao' }

export const auditCode = {
  adjustmentKind,
  kind: { ...adjustmentKind, ...employeeRecord.documentKind, ...approval.kind, ...consoleUser.kinds },
  businessType: business.types,
  checkMode: workShift.mode,
  contractType: employeeJob.contract,
  dayType: {
    WORKDAY: fieldLabel('en', 'workday'),
    RESTDAY: fieldLabel('en', 'restday'),
    HOLIDAY: fieldLabel('en', 'holiday'),
  },
  decision: { APPROVED: 'Approved', REJECTED: 'Rejected' },
  fromHalf: half,
  toHalf: half,
  gender: employeeRecord.gender,
  language: languages,
  languages,
  level: { province: 'Province', district: 'District', village: 'Village' },
  maritalStatus: employeeRecord.maritalStatus,
  purpose: request.purposes,
  source: attendanceDay.sources,
  type: overrule.types,
  agreed: { old: 'The old address', new: 'The new address' },
  outcome: {
    applied: 'Changed',
    stopped: 'Refused by the person',
    withdrawn: 'Withdrawn by HR',
    ended: 'Expired',
    replaced: 'Replaced by another change',
  },
  resetBy: { screen: 'Shown on the screen', mail: 'Sent by e-mail' },
  secondStep: { on: consoleUser.secondStepOn, off: consoleUser.secondStepOff },
  sent: { again: 'Again' },
}
