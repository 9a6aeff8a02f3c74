// The searchable text of an employee (N6): names in both scripts, staff id; phone and e-mail if permitted.
import { searchText } from '@hr/domain/employee/lao-text.ts'
import { sql } from 'kysely'
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'

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

/** A phone number is found as dialled at home and from abroad, both without spaces. */
export function employeeSearchColumns(person: Searched): { search_text: string; contact_text: string } {
  const { staffId, firstName, lastName, firstNameLo, lastNameLo, email, phone } = person
  const dialledAtHome = phone?.startsWith('+856') ? phone.replace('+856', '0') : null
  return {
    search_text: searchText(firstName, lastName, firstNameLo, lastNameLo, staffId),
    contact_text: searchText(email, phone, dialledAtHome),
  }
}

/** The text of the employee `e` that the reader may search. */
export const searchedText = (byContact: boolean) =>
  byContact ? sql<string>`(e.search_text || ' ' || e.contact_text)` : sql<string>`e.search_text`

/** The terms that must all occur, in any order: '020 55 512 345' is one term, 'noy sib' are two. */
export function searchParts(search: string): string[] {
  const text = searchText(search)
  const isPhone = /^\+?[\d\s-]{5,}$/.test(text)
  return (isPhone ? text.replaceAll(/[\s-]/g, '') : text).split(' ').filter(Boolean)
}

/** For `$call`: those with all terms of the search in the text, by default of the employee `e`. */
export const matching =
  (search: string, text: Expression<string> = searchedText(false)) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    searchParts(search).reduce(
      (found, part) => found.where(sql<SqlBool>`strpos(${text}, ${part}) > 0`),
      query,
    )
