// The audit log (AUDIT_LOG): who changed what, with the values before and after; and who viewed sensitive data (P7).
import type * as contract from '@hr/contract/audit.ts'
import type { Person } from '@hr/contract/person.ts'
import { addDays, instantOf } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { Refusal } from '#api/http/refusal.ts'
import { countAuditEntries, countReads, listAuditEntries, listReads } from './audit.queries.ts'
import type { Period } from './audit.queries.ts'
import { splitValues } from './split-values.ts'
import { entryLabel, isPersonEntity } from './entry-label.ts'
import { collectIds, keysOf, listNames, noIds } from './named-things.queries.ts'

export const listAudit: Handler<typeof contract.listAudit> = async ({ db, caller, input, language }) => {
  const { workspaceId } = caller
  const { actor, operation, entity, entityId, search } = input
  const period = await periodOf(db, input)
  const filter = { workspaceId, ...period, actor, operation, entity, entityId, search }
  const page = await listPage(input, {
    rows: window => listAuditEntries(db, filter, window),
    total: () => countAuditEntries(db, filter),
    ...newestFirst,
  })
  const ids = noIds()
  for (const row of page.rows) {
    collectIds(row.entityId, isPersonEntity(row) ? 'employeeId' : '', ids)
    collectIds(row.before, '', ids)
    collectIds(row.after, '', ids)
  }
  const names = await listNames(db, ids)
  const actors = await listPeople(
    db,
    page.rows.map(row => row.employeeId),
  )
  const rows = page.rows.map((row): contract.AuditRow => {
    const label = entryLabel(row, names)
    const { job, before, after } = splitValues(row)
    const own = noIds()
    collectIds(row.before, '', own)
    collectIds(row.after, '', own)
    return {
      id: row.id,
      at: row.createdAt.toISOString(),
      operation: row.operation,
      entity: row.entity,
      entityId: row.entityId,
      label: label.en,
      labelLo: label.lo,
      actor: actorOf(actors.get(row.employeeId ?? 0), row, job, language),
      before,
      after,
      names: Object.fromEntries(
        keysOf(own).flatMap(id => {
          const name = names.get(id)
          return name ? [[id, name]] : []
        }),
      ),
    }
  })
  return { ...page, rows }
}

export const listAllSensitiveReads: Handler<typeof contract.listAllSensitiveReads> = async context => {
  const { db, caller, input, language } = context
  const { workspaceId } = caller
  const period = await periodOf(db, input)
  const filter = { workspaceId, ...period, reader: input.reader, employee: input.employee }
  const page = await listPage(input, {
    rows: window => listReads(db, filter, window),
    total: () => countReads(db, filter),
    ...newestFirst,
  })
  const people = await listPeople(
    db,
    page.rows.flatMap(row => [row.readerId, row.employeeId]),
  )
  const rows = page.rows.flatMap((row): contract.SensitiveReadRow[] => {
    const employee = people.get(row.employeeId)
    if (!employee) return []
    const reader = actorOf(people.get(row.readerId ?? 0), row, null, language)
    return [{ id: row.id, at: row.createdAt.toISOString(), reader, employee, what: row.what }]
  })
  return { ...page, rows }
}

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Whole days in the company's time zone. Throws END_BEFORE_START. */
async function periodOf(db: Scope, { from, to }: Days): Promise<Period> {
  if (from !== undefined && to !== undefined && to < from) throw new Refusal('END_BEFORE_START')
  const { time_zone: zone } = await getCompanyProfile(db)
  const startOf = (date: string) => new Date(instantOf(date, '00:00', zone))
  return {
    from: from === undefined ? undefined : startOf(from),
    until: to === undefined ? undefined : startOf(addDays(to, 1)),
  }
}

type AccountName = { readonly firstName: string | null; readonly lastName: string | null }

function actorOf(
  person: Person | undefined,
  { firstName, lastName }: AccountName,
  job: string | null,
  language: Language,
): contract.AuditActor {
  const name = person ? fullName(person, language) : [firstName, lastName].filter(Boolean).join(' ')
  return { person: person ?? null, name, job }
}
