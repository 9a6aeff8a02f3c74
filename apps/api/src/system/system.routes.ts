// Health of the process and the database; error reports of browsers.
import { health, ready, reportError as reportErrorEndpoint } from '@hr/contract/system.ts'
import { sql } from 'kysely'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { reportError } from './report-error.ts'

export const systemRoutes: readonly Route[] = [
  route(health, async () => ({
    status: 'ok' as const,
    uptimeSeconds: Math.floor(process.uptime()),
  })),
  route(ready, async ({ db }) => {
    await sql`select`.execute(db)
    return { status: 'ok' as const }
  }),
  route(reportErrorEndpoint, reportError),
]
