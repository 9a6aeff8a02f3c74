// A template with the names of the people it asks, and who of them has left (R2, R8).
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { TemplateItem } from '@hr/domain/approval/approval-line.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { listPeople } from '#api/employee/person.ts'
import { listStanding } from './approval.queries.ts'
import { listTemplate } from './approval.store.ts'
import type { RequestsOf } from './approval.store.ts'

/** templateVersion([line manager, employee 12]) -> 'LINE_MANAGER,EMPLOYEE:12' */
export const templateVersion = (items: readonly TemplateItem[]): string =>
  items.map(({ resolver, employeeId }) => (employeeId ? `${resolver}:${employeeId}` : resolver)).join(',')

export const employeesOf = (items: readonly TemplateItem[]): number[] =>
  items.flatMap(item => item.employeeId ?? [])

export async function shownTemplate(
  db: Kysely<Tables>,
  of: RequestsOf,
): Promise<Omit<ApprovalTemplate, 'mayEdit'>> {
  const items = await listTemplate(db, of)
  const ids = employeesOf(items)
  const people = await listPeople(db, of.workspaceId, ids)
  const standing = await listStanding(db, of.workspaceId, ids)
  const gone = new Set(standing.filter(person => !person.isActive).map(person => person.id))
  return {
    kind: of.kind,
    version: templateVersion(items),
    items: items.map(({ resolver, employeeId }) => ({
      resolver,
      employee: people.get(employeeId ?? 0) ?? null,
      isAtWork: !gone.has(employeeId ?? 0),
    })),
  }
}
