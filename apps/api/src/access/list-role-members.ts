// The members of a role, with their unit and whether the reader may "view as" them.
import type { RoleMember, listRoleMembers as endpoint } from '@hr/contract/access.ts'
import { hasFullAccess } from '@hr/domain/access/can.ts'
import { viewAsRefusal } from '@hr/domain/access/view-as-refusal.ts'
import { todayIn } from '#api/company/today.ts'
import { listJobs } from '#api/people/jobs-on.queries.ts'
import { isPlaceKey, placeKey } from '#api/people/list-order.ts'
import { toPerson } from '#api/people/person.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import type { Services } from '#api/services.ts'
import { loadRole } from './load-role.ts'
import { countMembers, listMembers, listSignInsOf } from './role-member.store.ts'

export const listRoleMembers: Handler<typeof endpoint> = async context => {
  const { db, caller, input, language, services } = context
  const { workspaceId } = caller
  const { role } = await loadRole(db, input.id)
  const filter = { workspaceId, roleId: role.id, search: input.search }
  const page = await listPage(input, {
    rows: window => listMembers(db, filter, language, window),
    total: () => countMembers(db, filter),
    keyOf: placeKey,
    isKey: isPlaceKey,
  })
  if (page.rows.length === 0) return { ...page, rows: [] }
  const ids = page.rows.map(row => row.id)
  const jobs = await listJobs(db, ids, await todayIn(db))
  const jobOf = new Map(jobs.map(job => [job.employee_id, job]))
  const signIns = await listSignInsOf(db, ids)
  const rows = page.rows.map((row): RoleMember => {
    const job = jobOf.get(row.id)
    return {
      ...toPerson(row),
      staffId: row.staff_id,
      unit: job?.unit ?? null,
      unitLo: job?.unit_lo ?? null,
      position: job?.position ?? null,
      positionLo: job?.position_lo ?? null,
      isEmployed: row.status === 'active' || row.status === 'probation',
      viewAsRefusal: refusalOf(services, caller, row.id, signIns.get(row.id)),
    }
  })
  return { ...page, rows }
}

type SignIn = Awaited<ReturnType<typeof listSignInsOf>> extends Map<number, infer Facts> ? Facts : never

function refusalOf(
  { config: { fullAccessEmployeeId } }: Services,
  caller: AppCaller,
  employeeId: number,
  signIn: SignIn | undefined,
): RoleMember['viewAsRefusal'] {
  if (employeeId === caller.employeeId) return 'SELF'
  if (!signIn) return 'NO_SIGN_IN'
  const { isAdmin, isRevoked, permissions } = signIn
  const access = {
    isAdmin: hasFullAccess({ isAdmin, isRevoked, employeeId, fullAccessEmployeeId }),
    permissions,
  }
  return viewAsRefusal(caller.access, access) ? 'MORE_THAN_HELD' : null
}
