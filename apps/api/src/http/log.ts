// One JSON line per request: id, route pattern, status, milliseconds, account. Never bodies, tokens, queries or names.
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller is known. */
    accountId: string | null
  }
}

export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('accountId', null)
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      account: request.accountId,
    })
  })
}

type LoggedError = {
  readonly type: string
  readonly code?: unknown
  readonly message?: string
  readonly at: string[]
}

/** The fields of a database error without user data. */
const databaseFacts: ReadonlySet<string> = new Set(['table', 'constraint', 'routine'])

/**
 * An error for the log: its type and place. PostgreSQL messages quote values
 * ("Key (email)=(...) already exists"), so for those only code, table and constraint are logged.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const at = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .map(line => line.trim())
  const code = 'code' in error ? { code: error.code } : {}
  if (!('severity' in error)) return { type: error.name, ...code, message: error.message, at }
  const place = Object.fromEntries(Object.entries(error).filter(([key]) => databaseFacts.has(key)))
  return { type: 'DatabaseError', ...code, ...place, at }
}

/** What the logger prints of a request or an error: nothing that the client sent. */
export const logSerializers = {
  err: loggedError,
  req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
    method: request.method,
    route: request.routeOptions?.url,
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
}
