// Saves the files of a request: bytes to the file store, rows to the database (R5).
import { requestFiles } from '@hr/contract/approval.ts'
import { onRollback } from '#api/db/connect/on-rollback.ts'
import { newId } from '#api/db/new-id.ts'
import { Refusal } from '#api/http/refusal.ts'
import type { CheckedFile } from './checked-files.ts'
import type { RequestKind, Work } from './request-kind.ts'
import { deleteRequestFiles, insertRequestFiles, listRequestFiles } from './request-file.store.ts'

/** If the transaction fails, the bytes are removed again. */
export async function saveFiles(
  { db, caller, now, services }: Work<unknown>,
  { kind }: RequestKind,
  { requestId, files }: { readonly requestId: string; readonly files: readonly CheckedFile[] },
): Promise<void> {
  const keys: string[] = []
  for (const file of files) {
    const key = await services.files.put(caller.workspaceId, file.bytes)
    onRollback(db, () => services.files.remove(key))
    keys.push(key)
  }
  await insertRequestFiles(
    db,
    files.map(({ name, contentType, bytes }, index) => ({
      workspace_id: caller.workspaceId,
      id: newId(),
      kind,
      request_id: requestId,
      name,
      content_type: contentType,
      bytes: bytes.length,
      storage_key: keys[index] ?? '',
      created_at: now,
    })),
  )
}

type Replaced = {
  readonly requestId: string
  /** All if undefined. */
  readonly keepIds: readonly string[] | undefined
  /** New files, to be saved with saveFiles. */
  readonly files: readonly CheckedFile[]
}

/** Removes files that an edit drops; their bytes are deleted after the commit. Returns the resulting number of files. */
export async function replacedFiles(
  { db, services }: Work<unknown>,
  kind: RequestKind,
  { requestId, keepIds, files }: Replaced,
): Promise<number> {
  const stored = await listRequestFiles(db, kind, requestId)
  const dropped = keepIds ? stored.filter(file => !keepIds.includes(file.id)) : []
  const count = stored.length - dropped.length + files.length
  if (count > requestFiles.most)
    throw new Refusal('INVALID_INPUT', {}, [{ path: requestFiles.field, code: 'maxFiles', parameters: {} }])
  const removed = dropped.map(file => file.id)
  for (const key of await deleteRequestFiles(db, kind, requestId, removed))
    await services.jobs.add(db, 'file.remove', { key })
  return count
}
