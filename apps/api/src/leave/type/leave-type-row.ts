// A leave type of the contract as a row of the database.
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { Refusal } from '#api/http/refusal.ts'

export const toLeaveTypeRow = (type: Omit<LeaveType, 'id' | 'amount' | 'planned'>) => ({
  code: type.code,
  name: type.name,
  name_lo: type.nameLo,
  color: type.color,
  paid: type.paid,
  carry_over_amount: type.carryOverAmount,
  expired_amount: type.expiredAmount,
  attach_file_day_over: type.attachFileDayOver,
  counts_weekends_and_holidays: type.countsWeekendsAndHolidays,
  gender: type.gender,
  max_consecutive_days: type.maxConsecutiveDays,
  is_active: type.isActive,
})

/** The database tells that the code is taken, whoever took it a moment ago. */
export async function refusingTakenCode(language: Language, save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    const isTaken =
      error instanceof Error &&
      'constraint' in error &&
      error.constraint === 'leave_type_workspace_id_code_key'
    if (!isTaken) throw error
    const label = fieldLabel(language, 'code')
    throw new Refusal('ALREADY_EXISTS', { label }, [{ path: 'code', code: 'ALREADY_EXISTS', parameters: {} }])
  }
}
