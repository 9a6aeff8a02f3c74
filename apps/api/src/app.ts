// Builds the HTTP server from its services; main.ts starts it, and tests use it directly.
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lazyPictureSigner } from './files/picture-address.ts'
import { failureAnswer } from './http/failure-answer.ts'
import type { Route } from './http/context.ts'
import { requestLanguage } from './http/language.ts'
import { registerRequestLog } from './http/log.ts'
import { registerOpenApi } from './http/register-openapi.ts'
import { rateKeys } from './session/rate-keys.ts'
import { Refusal } from './http/refusal.ts'
import { registerPictures } from './http/picture-route.ts'
import { registerRoutes } from './http/register-routes.ts'
import { registerBodyParsers } from './http/request-body.ts'
import { registerWeb } from './http/register-web.ts'
import type { LiveHub } from './live/live-hub.ts'
import { registerLiveSocket } from './session/register-live-socket.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { withCaller } from './session/with-caller.ts'
import { networkOf } from './session/network-of.ts'
import { lowerPoolPriority } from './thread-priority.ts'
import { trustedByFastify } from './trusted-proxies.ts'

export type AppOptions = {
  readonly services: Services
  /** Null = no WebSocket (jobs, some tests). */
  readonly hub: LiveHub | null
  /** Folder of the built web application; null = API only. */
  readonly webFolder: string | null
  /** Calls per minute and session; three times as many per address without one. Sign-in has its own, stricter limit. */
  readonly requestsPerMinute?: number
  /** Added to the product's routes, for tests of the engine. */
  readonly moreRoutes?: readonly Route[]
}

export async function buildApp({
  services,
  hub,
  webFolder,
  requestsPerMinute = 1200,
  moreRoutes = [],
}: AppOptions): Promise<FastifyInstance> {
  await lowerPoolPriority()
  const app = fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    trustProxy: trustedByFastify(services.config.trustProxy),
    // http/input.ts parses queries and rejects what a lenient parser would guess at.
    routerOptions: { maxParamLength: 200, querystringParser: () => ({}) },
    // An address that the router cannot read gets the answer of one that does not exist, by the same hooks.
    frameworkErrors(_error, request, reply): void {
      request.raw.url = `${services.config.apiBase}/unreadable`
      request.server.routing(request.raw, reply.raw)
    },
  })
  app.setErrorHandler(answerFailure)
  registerRequestLog(app)
  letConnectionsEnd(app)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: services.config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  })
  await registerBodyParsers(app)
  const pictures = lazyPictureSigner(services.db)
  registerPictures(app, services, pictures)
  await app.register(websocket, { options: { maxPayload: 1024 } })
  await app.register(
    async api => {
      // Files and pages are not counted: they are cheap, and a page needs about fifty.
      await api.register(rateLimit, {
        max: ({ ip }, key) => requestsPerMinute * (key === networkOf(ip) ? 3 : 1),
        timeWindow: 60_000,
        keyGenerator: rateKeys(services),
        errorResponseBuilder: (_request, { ttl }) =>
          new Refusal('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
      })
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        if (!reply.hasHeader('content-security-policy'))
          reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      })
      registerRoutes(api, {
        services,
        routes: [...routes, ...moreRoutes],
        withCaller,
        signer: pictures,
      })
      registerOpenApi(api, services.config.apiBase)
      if (hub) registerLiveSocket(api, services, hub)
      api.all('/*', () => {
        throw new Refusal('NOT_FOUND')
      })
    },
    { prefix: services.config.apiBase },
  )
  await registerWeb(app, services, webFolder)
  return app
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const answer = failureAnswer(error, requestLanguage(request.headers['accept-language']))
  if (answer.status >= 500) request.log.error({ err: error, code: answer.code })
  return reply.status(answer.status).send(answer.body)
}

/** While the server stops, each answer closes its connection, so that keep-alive does not hold the process. */
function letConnectionsEnd(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
