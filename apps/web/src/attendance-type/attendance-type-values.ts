// The fields of the attendance type form.
import type { AttendanceType } from '@hr/contract/attendance-type.ts'

export type AttendanceTypeValues = {
  code: string
  name: string
  nameLo: string
  needsTimes: boolean
  needsFile: boolean
  isActive: boolean
}

export const emptyType: AttendanceTypeValues = {
  code: '',
  name: '',
  nameLo: '',
  needsTimes: false,
  needsFile: false,
  isActive: true,
}

/** The editable fields; the server sets the others. */
export const valuesOf = (type: AttendanceType): AttendanceTypeValues => ({
  code: type.code,
  name: type.name,
  nameLo: type.nameLo,
  needsTimes: type.needsTimes,
  needsFile: type.needsFile,
  isActive: type.isActive,
})
