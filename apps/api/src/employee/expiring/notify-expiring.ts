// Notifies HR about expiries, once per threshold. Safe to run late, twice or concurrently: rows of expiry_notice
// record what was notified.
import { paths } from '@hr/contract/paths.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { dueThreshold, expiryDays, expiryKinds } from '@hr/domain/employee/expiring.ts'
import type { ExpiryKind } from '@hr/domain/employee/expiring.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { inBatches } from '#api/db/in-batches.ts'
import { listAdministratorIds } from '#api/access/administrators.queries.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { notify } from '#api/notification/notify.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import type { Services } from '#api/services.ts'
import { listEditorIds, listExpiringRows } from './expiring.queries.ts'
import type { Expiring } from './expiring.queries.ts'
import { listPeople } from '#api/people/person.ts'

const things: Readonly<Record<ExpiryKind, Bilingual>> = {
  passport: { en: 'Passport', lo: 'ໜັງສືຜ່ານແດນ' },
  visa: { en: 'Visa', lo: 'ວີຊາ' },
  workPermit: { en: 'Work permit', lo: 'ໃບອະນຸຍາດເຮັດວຽກ' },
  contract: { en: 'Labour contract', lo: 'ສັນຍາແຮງງານ' },
  probation: { en: 'Probation', lo: 'ການທົດລອງງານ' },
}

type Due = Expiring & { readonly days: number }
/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 1000

/** Returns the number of expiries notified. */
export async function notifyExpiring(trx: Scope, services: Services): Promise<number> {
  const { config } = services
  const today = await todayIn(trx)
  const filter = { workspaceId: trx.workspaceId, kinds: expiryKinds, until: addDays(today, expiryDays) }
  const rows = await listExpiringRows(trx, filter, { limit: 100_000, offset: 0, after: undefined })
  const due = rows.flatMap((row): Due[] => {
    const days = dueThreshold(today, row.expiresOn)
    return days === undefined ? [] : [{ ...row, days }]
  })
  const fresh = await insertNotices(trx, due)
  const [first] = fresh
  if (!first) return 0
  const administrators = await listAdministratorIds(trx, config.fullAccessEmployeeId)
  const person = (await listPeople(trx, [first.employeeId])).get(first.employeeId)
  const name = { firstName: '', lastName: '', ...person }
  await notify(
    { db: trx, services },
    {
      employeeIds: [...(await listEditorIds(trx)), ...administrators],
      code: fresh.length === 1 ? 'EXPIRES_SOON' : 'MANY_EXPIRE_SOON',
      parameters: {
        count: fresh.length,
        thing: things[first.kind],
        date: first.expiresOn,
        name: { en: fullName(name, 'en'), lo: fullName(name, 'lo') },
      },
      link: fresh.length === 1 ? paths.employeeView(first.employeeId) : paths.employeesExpiring,
    },
  )
  return fresh.length
}

/** Keeps only expiries not yet notified at this threshold, in order. */
async function insertNotices(trx: Scope, due: readonly Due[]): Promise<Due[]> {
  const inserted = new Set<string>()
  for (const some of inBatches(due, batch)) {
    const stored = await trx
      .insertInto('expiry_notice')
      .values(
        some.map(({ employeeId, kind, expiresOn, days }) => ({
          workspace_id: trx.workspaceId,
          employee_id: employeeId,
          kind,
          expires_on: expiresOn,
          days,
          told_at: trx.now,
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .returning(['employee_id as employeeId', 'kind'])
      .execute()
    for (const { employeeId, kind } of stored) inserted.add(`${employeeId} ${kind}`)
  }
  return due.filter(({ employeeId, kind }) => inserted.has(`${employeeId} ${kind}`))
}
