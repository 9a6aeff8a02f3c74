// Profile photos at the path of the spec, outside of the API: without a session, but file names are signed for one.
import { profileImagePath } from '@hr/contract/person.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pictureKey } from '#api/files/picture-address.ts'
import type { PictureSigner } from '#api/files/picture-address.ts'
import type { Services } from '#api/services.ts'
import { Refusal } from './refusal.ts'

export function registerPictures(
  app: FastifyInstance,
  { files, now, config }: Services,
  signer: () => Promise<PictureSigner>,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { file = '' } = { ...(request.params as Record<string, string>) }
    const key = pictureKey((await signer()).open(file, now()) ?? '')
    if (!key) throw new Refusal('NOT_FOUND')
    const bytes = await files.get(key).catch(gone)
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(bytes)
  }
  // "The API host" of the spec may mean the host or the base that a client puts before each call.
  for (const base of ['', config.apiBase]) app.get(`${base}${profileImagePath}:file`, answer)
}

/** A missing file means that it was removed meanwhile; any other failure is a real one. */
export function gone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Refusal('NOT_FOUND')
  throw error
}
