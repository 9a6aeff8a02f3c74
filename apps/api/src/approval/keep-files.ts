// Keeps the files of a new request: bytes into the file store, rows into the database (R5).
import { newId } from '#api/db/new-id.ts'
import type { CheckedFile } from './checked-files.ts'
import type { RequestKind, Work } from './request-kind.ts'
import { insertRequestFiles } from './request-file.store.ts'

/** Runs `rest` after the files are kept; when anything fails, the bytes are taken out again. */
export async function keepFiles<T>(
  { db, caller, now, services }: Work<unknown>,
  { kind }: RequestKind,
  { requestId, files }: { readonly requestId: string; readonly files: readonly CheckedFile[] },
  rest: () => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  try {
    for (const file of files) keys.push(await services.files.put(caller.workspaceId, file.bytes))
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
    return await rest()
  } catch (error) {
    await Promise.all(keys.map(key => services.files.remove(key)))
    throw error
  }
}
