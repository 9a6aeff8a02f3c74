import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'

export const leaveTypeColumns = (type: Omit<LeaveType, 'id' | 'amount' | 'planned'>) => ({
  code: type.code,
  name: type.name,
  name_lo: type.nameLo,
  color: type.color,
  paid: type.paid,
  carry_over_amount: type.carryOverAmount,
  expired_amount: type.expiredAmount,
  attach_file_day_over: type.attachFileDayOver,
  counts_weekends_and_holidays: type.countsWeekendsAndHolidays,
  pro_rata: type.proRata,
  gender: type.gender,
  max_consecutive_days: type.maxConsecutiveDays,
  is_active: type.isActive,
})

export const refusingTakenCode = <T>(language: Language, save: () => Promise<T>): Promise<T> =>
  refusingTaken(language, { leave_type_workspace_id_code_key: 'code' }, save)
