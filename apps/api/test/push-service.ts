// A push service on this machine with its browsers: it keeps what it gets, and decrypts as a browser does (RFC 8291).
import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { OutboundRule } from '#api/outbound/post-outside.ts'
import { loopbackCertificate } from './loopback-certificate.ts'

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }
export type PushService = Awaited<ReturnType<typeof pushService>>

export async function pushService() {
  const { key, cert } = loopbackCertificate()
  const received: Received[] = []
  let answer: { status: number; headers?: Record<string, string> } = { status: 201 }
  const service = createServer({ key, cert }, async (request, response) => {
    const body = Buffer.from(await new Response(request).arrayBuffer())
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const origin = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`
  /** Lets the outbound client reach this machine. */
  const rule: OutboundRule = { isRefused: () => false, ca: cert }
  return {
    received,
    rule,
    origin,
    answers(status: number, headers?: Record<string, string>): void {
      answer = { status, ...(headers && { headers }) }
    },
    /** A browser that allowed notifications. */
    browser(name: string) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const deviceToken = JSON.stringify({ endpoint: `${origin}/${name}`, expirationTime: null, keys })
      const decrypted = (body: Buffer) => JSON.parse(decrypt(body, ecdh, auth)) as Record<string, string>
      return {
        deviceToken,
        endpoint: `${origin}/${name}`,
        /** What it would show, in order. */
        shown: () => received.filter(({ path }) => path === `/${name}`).map(({ body }) => decrypted(body)),
      }
    },
    stop: () => new Promise<void>(resolve => service.close(() => resolve())),
  }
}

/** One aes128gcm record: salt 16, record size 4, key length 1, the server's key, the ciphertext with its tag (RFC 8188). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const serverKey = body.subarray(21, keyEnd)
  const sealed = body.subarray(keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(serverKey), auth, info, 32))
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last record ends with the byte 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** The claims of a VAPID header of this key; throws if its signature is wrong (RFC 8292). */
export function vapidClaims(authorization: string, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verify = createVerify('sha256').update(`${head}.${claims}`)
  const raw = Buffer.from(signature, 'base64url')
  const isRight = verify.verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, raw)
  if (key !== publicKey || !isRight) throw new Error('Not signed with this key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
