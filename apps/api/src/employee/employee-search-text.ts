// What an employee is found by: names in both scripts, staff id, phone and e-mail (N6).
import { searchText } from '@hr/domain/employee/lao-text.ts'

type Searched = {
  readonly staffId: string
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly email: string | null
  /** E.164 */
  readonly phone: string | null
}

/** A phone number is found as it is dialled at home and from abroad, both without blanks. */
export function employeeSearchText(person: Searched): string {
  const { staffId, firstName, lastName, firstNameLo, lastNameLo, email, phone } = person
  const dialledAtHome = phone?.startsWith('+856') ? phone.replace('+856', '0') : null
  return searchText(firstName, lastName, firstNameLo, lastNameLo, staffId, email, phone, dialledAtHome)
}

/** The parts that must all occur, in any order: '020 55 512 345' is one part, 'noy sib' are two. */
export function searchParts(search: string): string[] {
  const text = searchText(search)
  const isPhone = /^\+?[\d\s-]{5,}$/.test(text)
  return (isPhone ? text.replaceAll(/[\s-]/g, '') : text).split(' ').filter(Boolean)
}
