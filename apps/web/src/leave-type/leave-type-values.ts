// The values of the leave type form; gender '' means everybody.
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { markColors } from '#web/ui/ColorField.tsx'

export type LeaveTypeValues = {
  code: string
  name: string
  nameLo: string
  color: string
  paid: boolean
  amount: number | null
  carryOverAmount: number
  expiredAmount: number
  attachFileDayOver: number
  countsWeekendsAndHolidays: boolean
  proRata: boolean
  gender: string
  maxConsecutiveDays: number
  isActive: boolean
}

export const emptyType: LeaveTypeValues = {
  code: '',
  name: '',
  nameLo: '',
  color: markColors[0],
  paid: true,
  amount: null,
  carryOverAmount: 0,
  expiredAmount: 0,
  attachFileDayOver: 0,
  countsWeekendsAndHolidays: false,
  proRata: true,
  gender: '',
  maxConsecutiveDays: 0,
  isActive: true,
}

/** `effectiveFrom` is empty until the amount changes. */
export type EditedType = LeaveTypeValues & { effectiveFrom: string }

/** The editable fields; the server sets the others. */
export const factsOf = (type: LeaveType) => ({
  code: type.code,
  name: type.name,
  nameLo: type.nameLo,
  color: type.color,
  paid: type.paid,
  amount: type.amount,
  carryOverAmount: type.carryOverAmount,
  expiredAmount: type.expiredAmount,
  attachFileDayOver: type.attachFileDayOver,
  countsWeekendsAndHolidays: type.countsWeekendsAndHolidays,
  proRata: type.proRata,
  gender: type.gender,
  maxConsecutiveDays: type.maxConsecutiveDays,
  isActive: type.isActive,
})

export const valuesOf = (type: LeaveType): EditedType => ({
  ...factsOf(type),
  gender: type.gender ?? '',
  effectiveFrom: '',
})
