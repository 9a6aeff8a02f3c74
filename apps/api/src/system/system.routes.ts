// Health of the process and the database; error reports of browsers.
import { health, ready, reportError as reportErrorEndpoint } from '@hr/contract/system.ts'
import { sql } from 'kysely'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { version } from '#api/version.ts'
import { reportError } from './report-error.ts'

export const systemRoutes: readonly Route[] = [
  route(health, async () => ({
    status: 'ok' as const,
    version,
    uptimeSeconds: Math.floor(process.uptime()),
  })),
  route(ready, async ({ db, services }) => {
    const answer = await sql<{
      version: string
    }>`select current_setting('server_version') as version`.execute(db)
    return {
      status: 'ok' as const,
      database: answer.rows[0]?.version ?? '',
      webPush: services.config.vapid !== null,
      mail: services.config.smtpUrl ? ('smtp' as const) : ('outbox' as const),
    }
  }),
  route(reportErrorEndpoint, reportError),
]
