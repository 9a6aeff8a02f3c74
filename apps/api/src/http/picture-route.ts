// Profile photos at the spec's path, outside of the API: no session, but an address that only a session was given.
import type { FastifyInstance } from 'fastify'
import { pictureKey, picturePath } from '#api/files/picture-address.ts'
import type { PictureSigner } from '#api/files/picture-address.ts'
import type { Services } from '#api/services.ts'
import { Refusal } from './refusal.ts'

export function registerPictures(
  app: FastifyInstance,
  { files, now }: Services,
  signer: () => Promise<PictureSigner>,
): void {
  app.get(`${picturePath}/:file`, async (request, reply) => {
    const { file = '' } = { ...(request.params as Record<string, string>) }
    const key = pictureKey(file)
    const query = new URLSearchParams(request.raw.url?.split('?')[1] ?? '')
    if (!key || !(await signer()).isSigned(file, query, now())) throw new Refusal('NOT_FOUND')
    const bytes = await files.get(key).catch(gone)
    return reply
      .header('content-type', 'image/webp')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(bytes)
  })
}

/** A photo taken away meanwhile; any other failure is one. */
function gone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Refusal('NOT_FOUND')
  throw error
}
