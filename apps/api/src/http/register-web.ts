// The built web application: hashed files are cached for a year; any other path gets index.html with a fresh nonce.
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#api/services.ts'
import { Refusal } from './refusal.ts'

export async function registerWeb(
  app: FastifyInstance,
  services: Services,
  folder: string | null,
): Promise<void> {
  if (!folder) return
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const isSecure = services.config.publicUrl.startsWith('https:')
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders(response, path) {
      // The policy of the background worker, which reads nothing but the picture of a message.
      if (/[\\/]sw\.js(\.br|\.gz)?$/.test(path))
        response.header('content-security-policy', "default-src 'none'; img-src 'self'")
      response.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.raw.url?.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !path.startsWith('/assets/') && !/\.\w{2,5}$/.test(path)
    if (!isPage) throw new Refusal('NOT_FOUND')
    return sendPage(reply, page, isSecure)
  })
}

function sendPage(reply: FastifyReply, page: string, isSecure: boolean) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce, isSecure))
    .send(page.replaceAll('__CSP_NONCE__', nonce))
}

/** Scripts only from here, styles from here or with the nonce of this answer; components set style attributes. */
function contentSecurityPolicy(nonce: string, isSecure: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
