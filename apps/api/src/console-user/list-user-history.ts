// The changes of one user from the audit log of the installation, newest first (P3).
import type { AuditRow } from '@hr/contract/audit.ts'
import type { listUserHistory as endpoint } from '@hr/contract/console-user.ts'
import { countInstallationEntries, listInstallationEntries } from '#api/audit/installation-audit.queries.ts'
import { splitValues } from '#api/audit/split-values.ts'
import { listConsoleRoleRows } from '#api/console-role/console-role.store.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findUser } from './user.queries.ts'

/** Throws NOT_FOUND, also for an employee. */
export const listUserHistory: Handler<typeof endpoint> = async ({ db, input }) => {
  const { id, username } = orNotFound(await findUser(db, input.id))
  const about = { entity: 'account', entityId: id }
  const page = await listPage(input, {
    rows: window => listInstallationEntries(db, about, window),
    total: () => countInstallationEntries(db, about),
    ...newestFirst,
  })
  const roles = await listConsoleRoleRows(db)
  const names = Object.fromEntries(
    roles.map(({ id: roleId, name, nameLo }) => [roleId, { en: name, lo: nameLo || name }]),
  )
  const rows = page.rows.map((row): AuditRow => {
    const { job, before, after } = splitValues(row)
    return {
      id: row.id,
      at: row.createdAt.toISOString(),
      operation: row.operation,
      entity: about.entity,
      entityId: about.entityId,
      label: username,
      labelLo: username,
      actor: { person: null, name: [row.firstName, row.lastName].filter(Boolean).join(' '), job },
      before,
      after,
      names,
    }
  })
  return { ...page, rows }
}
