// Compresses large JSON answers, except those with a secret: the length would reveal parts of it (BREACH).
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A smaller answer fits into one packet anyway. */
const leastBytes = 1024

type Encoding = 'br' | 'gzip'
// Low levels: 100 KB take less than a millisecond here. The thread pool is for passwords and pictures.
const compress: { readonly [Name in Encoding]: (text: Buffer) => Buffer } = {
  br: text => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: text => gzipSync(text, { level: 1 }),
}

export const isCompressible = ({ raw, secret, path }: Endpoint): boolean =>
  !raw && !secret && !path.startsWith('/auth/')

/** An onSend hook of one endpoint. */
export async function compressedAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
  const text = Buffer.from(payload)
  if (text.length < leastBytes) return text
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '')
  if (encoding === undefined) return text
  reply.header('content-encoding', encoding)
  return compress[encoding](text)
}

/** acceptedEncoding('gzip, br;q=0') -> 'gzip'; undefined if it accepts neither. */
export function acceptedEncoding(header: string): Encoding | undefined {
  const accepted = new Map<string, boolean>()
  for (const one of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = one.split(';').map(part => part.trim())
    accepted.set(name, !parameters.some(part => /^q=0(\.0*)?$/.test(part)))
  }
  const takes = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? false
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
