// Texts of the company's setup pages.
import { access } from './access.ts'
import { address } from './address.ts'
import { approvalTemplate } from './approval-template.ts'
import { attendanceRate } from './attendance-rate.ts'
import { attendanceType } from './attendance-type.ts'
import { companyProfile } from './company-profile.ts'
import { currency } from './currency.ts'
import { holiday } from './holiday.ts'
import { leaveType } from './leave-type.ts'
import { organization } from './organization.ts'
import { otSetting } from './ot-setting.ts'
import { workShift } from './work-shift.ts'

export const texts = {
  access,
  address,
  approvalTemplate,
  attendanceRate,
  attendanceType,
  companyProfile,
  currency,
  holiday,
  leaveType,
  organization,
  otSetting,
  workShift,
}
