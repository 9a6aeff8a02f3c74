// The people that notices name or address, and how they want to be notified, as columns next to the row of the request: one
// statement for any number of people.
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Scope } from '#api/db/connect/scope.ts'
import { choicesOf } from '#api/notification/load-paces.ts'
import type { Choices } from '#api/notification/load-paces.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { Notice } from './request-kind.ts'
import { standInName } from './stand-in-name.ts'
import { isEmployed } from '#api/people/valid-on.ts'

export type NoticePerson = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly firstNameLo: string
  readonly lastNameLo: string
  readonly isAtWork: boolean
  readonly email: string | null
  /** Of their sign-in. */
  readonly language: Language
}
type AccountName = { readonly id: string; readonly firstName: string; readonly lastName: string }
export type NoticePeople = {
  readonly people: readonly NoticePerson[]
  readonly accounts: readonly AccountName[]
  readonly choices: Choices
  /** Who has a notification that asks to decide the request. */
  readonly askedIds: readonly number[]
}

// Looked up for each person: as a join, the accounts of the whole company were read.
const languageOf = sql`(select a.language from account a where a.workspace_id = p.workspace_id and a.employee_id = p.id)`

/** Everybody whom these notices name or address, and `others`. */
export function noticeColumns(db: Scope, notices: readonly Notice[], others: readonly number[]) {
  const by = notices.flatMap(one => one.by ?? [])
  const ids = new Set([
    ...others,
    ...by.flatMap(({ employeeId, actedFor }) => [employeeId ?? [], actedFor ?? []].flat()),
    ...notices.flatMap(one => one.employeeIds),
  ])
  return [
    jsonArrayFrom(choicesOf(db, [...ids])).as('choices'),
    sql<number[]>`array(select n.employee_id from notification n
      where n.workspace_id = ${db.workspaceId} and n.asks_for = asked.id and n.ended_at is null)`.as(
      'askedIds',
    ),
    sql<
      NoticePeople['people']
    >`(select coalesce(json_agg(json_build_object('id', p.id, 'firstName', p.first_name,
        'lastName', p.last_name, 'firstNameLo', p.first_name_lo, 'lastNameLo', p.last_name_lo, 'email', p.email,
        'isAtWork', ${isEmployed('p')}, 'language', coalesce(${languageOf}, 'en')) order by p.id), '[]')
      from employee p
      where p.workspace_id = ${db.workspaceId} and p.id = any(${[...ids]}::integer[]))`.as('people'),
    sql<
      NoticePeople['accounts']
    >`(select coalesce(json_agg(json_build_object('id', a.id, 'firstName', a.first_name,
        'lastName', a.last_name)), '[]')
      from account a where a.id = any(${by.flatMap(one => one.accountId ?? [])}::uuid[]))`.as('accounts'),
  ] as const
}

export const nameOf = (person: NoticePerson): Bilingual => ({
  en: fullName(person, 'en'),
  lo: fullName(person, 'lo'),
})

/** The employee, "A for B" for a delegate (R10), or the account of an owner without an employee record. */
export function actorNamed(
  { people, accounts }: Pick<NoticePeople, 'people' | 'accounts'>,
  by: Notice['by'],
): Bilingual {
  const personOf = (id: number | null) => people.find(one => one.id === id)
  const actor = personOf(by?.employeeId ?? null)
  const approver = personOf(by?.actedFor ?? null)
  if (actor) return approver ? standInName(nameOf(actor), nameOf(approver)) : nameOf(actor)
  const account = accounts.find(one => one.id === by?.accountId)
  const name = account ? fullName(account, 'en') : ''
  return { en: name, lo: name }
}
