// The fields of the holiday form.
import type { HolidayRow } from '@hr/contract/holiday.ts'

export type HolidayValues = {
  from: string | null
  to: string | null
  name: string
  nameLo: string
  yearly: boolean
  takeDays: boolean
}

export const emptyHoliday: HolidayValues = {
  from: null,
  to: null,
  name: '',
  nameLo: '',
  yearly: false,
  takeDays: false,
}

/** The editable fields; the server sets the others. */
export const valuesOf = ({ from, to, name, nameLo, yearly }: HolidayRow): HolidayValues => ({
  from,
  to,
  name,
  nameLo,
  yearly,
  takeDays: false,
})
