// The figures of the installation (P3); of companies only how many people and waiting requests they have.
import type { amsDashboard as endpoint } from '@hr/contract/operator.ts'
import { addDays, datesFrom, instantOf, localDateOf } from '@hr/domain/calendar/local-date.ts'
import { defaultTimeZone as timeZone } from '#api/company/company.store.ts'
import { enterWorkspace, leaveWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { countInside } from '#api/space/count-inside.queries.ts'
import { version } from '#api/version.ts'
import {
  countInstallation,
  countJobs,
  countSignInsPerDay,
  findLastBackup,
  listNewestSpaces,
  listWorkspaceIds,
} from './operator.store.ts'

const days = 14

export const amsDashboard: Handler<typeof endpoint> = async ({ db, now }) => {
  const today = localDateOf(now.getTime(), timeZone)
  const dates = datesFrom(addDays(today, 1 - days), today)
  const since = new Date(instantOf(dates[0] ?? today, '00:00', timeZone))
  const [installation, jobs, lastBackup, signIns, newest, workspaceIds] = await Promise.all([
    countInstallation(db),
    countJobs(db),
    findLastBackup(db),
    countSignInsPerDay(db, { since, timeZone }),
    listNewestSpaces(db, 5),
    listWorkspaceIds(db),
  ])
  const { businesses, suspended, users, accounts, mailWaiting, mailFailed } = installation
  return {
    businesses,
    workspaces: workspaceIds.length,
    suspended,
    users,
    accounts,
    ...(await countEverywhere(db, workspaceIds)),
    mail: { waiting: mailWaiting, failed: mailFailed },
    jobs,
    version,
    lastBackup,
    signInsPerDay: dates.map(date => ({ date, count: signIns.get(date) ?? 0 })),
    newest: newest.map(({ created_at: createdAt, ...space }) => ({
      ...space,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** Row level security lets a query see one company at a time. */
async function countEverywhere(db: Scope, workspaceIds: readonly string[]) {
  const sum = { employees: 0, requestsWaiting: 0 }
  for (const id of workspaceIds) {
    await enterWorkspace(db, id)
    const { employees, requestsWaiting } = await countInside(db)
    sum.employees += employees
    sum.requestsWaiting += requestsWaiting
  }
  if (workspaceIds.length > 0) await leaveWorkspace(db)
  return sum
}
