import type { Same } from '../catalogue.ts'
import type { auditCode as english } from '../en/audit-code.ts'
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
const half = { AM: 'ຕອນເຊົ້າ', PM: 'ຕອນບ່າຍ' }
const languages = { en: 'ພາສາອັງກິດ', lo: 'ພາສາລາວ' }

export const auditCode: Same<typeof english> = {
  adjustmentKind,
  kind: { ...adjustmentKind, ...employeeRecord.documentKind, ...approval.kind, ...consoleUser.kinds },
  businessType: business.types,
  checkMode: workShift.mode,
  contractType: employeeJob.contract,
  dayType: {
    WORKDAY: fieldLabel('lo', 'workday'),
    RESTDAY: fieldLabel('lo', 'restday'),
    HOLIDAY: fieldLabel('lo', 'holiday'),
  },
  decision: { APPROVED: 'ອະນຸມັດແລ້ວ', REJECTED: 'ປະຕິເສດແລ້ວ' },
  fromHalf: half,
  toHalf: half,
  gender: employeeRecord.gender,
  language: languages,
  languages,
  level: { province: 'ແຂວງ', district: 'ເມືອງ', village: 'ບ້ານ' },
  maritalStatus: employeeRecord.maritalStatus,
  purpose: request.purposes,
  source: attendanceDay.sources,
  type: overrule.types,
  agreed: { old: 'ທີ່ຢູ່ເກົ່າ', new: 'ທີ່ຢູ່ໃໝ່' },
  outcome: {
    applied: 'ປ່ຽນແລ້ວ',
    stopped: 'ຜູ້ກ່ຽວບໍ່ຍອມຮັບ',
    withdrawn: 'ຝ່າຍບຸກຄະລາກອນຖອນຄືນ',
    ended: 'ໝົດອາຍຸ',
    replaced: 'ມີການປ່ຽນອື່ນມາແທນ',
  },
  resetBy: { screen: 'ສະແດງໃນໜ້າຈໍ', mail: 'ສົ່ງທາງອີເມວ' },
  secondStep: { on: consoleUser.secondStepOn, off: consoleUser.secondStepOff },
  sent: { again: 'ສົ່ງອີກຄັ້ງ' },
}
