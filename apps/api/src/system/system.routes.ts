// Health of the process and the database; error reports of browsers.
import { errorReporting, health, ready, reportError as reportErrorEndpoint } from '@hr/contract/system.ts'
import { preparedRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { checkWritable } from './check-writable.ts'
import { reportError } from './report-error.ts'

const isSecure = (url: string): boolean => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(url)

export const systemRoutes: readonly Route[] = [
  route(health, async () => ({
    status: 'ok' as const,
    uptimeSeconds: Math.floor(process.uptime()),
  })),
  preparedRoute(
    ready,
    ({ services }) => checkWritable(services),
    async ({ services }) => ({ status: 'ok' as const, webPush: isSecure(services.config.publicUrl) }),
  ),
  route(errorReporting, async ({ services }) => ({ isOn: services.config.errorWebhookUrl !== null })),
  route(reportErrorEndpoint, reportError),
]
