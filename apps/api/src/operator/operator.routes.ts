// The dashboard of the operator console (P3).
import * as contract from '@hr/contract/operator.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listPage, newestFirst } from '#api/http/list-page.ts'
import { countDeliveries, listDeliveries } from '#api/mail/mail.store.ts'
import { countFailedJobs, listFailedJobs } from './failed-jobs.queries.ts'
import { amsDashboard } from './ams-dashboard.ts'
import { countInstallation } from './operator.store.ts'

export const operatorRoutes: readonly Route[] = [
  route(contract.amsDashboard, amsDashboard),
  // Every stored file is looked at, outside of the transaction.
  preparedRoute(
    contract.amsStorage,
    ({ services }) => services.files.usage(),
    async ({ db }, { files, fileBytes, freeBytes }) => {
      const { databaseBytes } = await countInstallation(db)
      return { databaseBytes, files, fileBytes, freeBytes }
    },
  ),
  route(contract.amsOutbox, async ({ db, input }) => {
    const page = await listPage(input, {
      rows: window => listDeliveries(db, input.status, window),
      total: () => countDeliveries(db, input.status),
      ...newestFirst,
    })
    const rows = page.rows.map(row => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    }))
    return { ...page, rows }
  }),
  route(contract.amsJobs, async ({ db, input }) => {
    const page = await listPage(input, {
      rows: window => listFailedJobs(db, input.status, window),
      total: () => countFailedJobs(db, input.status),
      ...newestFirst,
    })
    const rows = page.rows.map(row => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
      nextAt: row.nextAt?.toISOString() ?? null,
    }))
    return { ...page, rows }
  }),
]
