// A file of a request: readable for those who may see the request (R5).
import type { RawAnswer } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { findRequestFile } from './request-file.store.ts'
import type { RequestKind, Work } from './request-kind.ts'

export async function storedFile(
  { db, input, services }: Work<{ readonly id: string; readonly fileId: string }>,
  kind: RequestKind,
): Promise<RawAnswer> {
  const file = orNotFound(await findRequestFile(db, kind, input.id, input.fileId))
  const { name, contentType, storageKey } = file
  return { bytes: await services.files.get(storageKey), contentType, name }
}
