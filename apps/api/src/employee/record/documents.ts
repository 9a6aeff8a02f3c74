// Scans of a person's documents: HR adds and removes them; HR and the person open them, reads by others are logged
// (P7).
import type * as contract from '@hr/contract/employee-document.ts'
import { checkedFiles } from '#api/approval/checked-files.ts'
import type { CheckedFile } from '#api/approval/checked-files.ts'
import { auditCreate, auditDelete } from '#api/audit/write-audit.ts'
import { onRollback } from '#api/db/connect/on-rollback.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler, PreparationFor, PreparedHandler, RawAnswer } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { deleteDocument, findDocument, insertDocument, toDocument } from './document.store.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { maySeeSensitive } from '#api/access/sensitive-scope.ts'
import { lockRecord } from './stored-record.ts'

/** The log omits the name, which may contain a document number. */
const entity = 'employee_document'

export async function documentSent(sent: PreparationFor<typeof contract.addDocument>): Promise<CheckedFile> {
  const [file] = await checkedFiles(sent)
  if (!file) throw new Refusal('INVALID_INPUT', {}, [{ path: 'file', code: 'required', parameters: {} }])
  return file
}

export const addDocument: PreparedHandler<typeof contract.addDocument, CheckedFile> = async (
  context,
  file,
) => {
  const { db, caller, input, now, services } = context
  const { workspaceId } = caller
  orNotFound(await lockRecord(db, input.id))
  const key = await services.files.put(workspaceId, file.bytes)
  onRollback(db, () => services.files.remove(key))
  const { kind, expiresOn } = input
  const row = {
    workspace_id: workspaceId,
    id: newId(),
    employee_id: input.id,
    kind,
    name: input.name,
    expires_on: expiresOn,
    file_key: key,
    content_type: file.contentType,
    byte_count: file.bytes.length,
    created_at: now,
    created_by: caller.accountId,
  }
  await insertDocument(db, row)
  await auditCreate(db, entity, row.id, { employeeId: input.id, kind, expiresOn })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return toDocument(row)
}

export const removeDocument: Handler<typeof contract.removeDocument> = async ({ db, input, services }) => {
  const row = orNotFound(await findDocument(db, input.id, input.documentId))
  // Of two concurrent removals one succeeds.
  if (!(await deleteDocument(db, input.id, input.documentId))) throw new Refusal('NOT_FOUND')
  await services.jobs.add(db, 'file.remove', { key: row.file_key })
  await auditDelete(db, entity, row.id, { employeeId: input.id, kind: row.kind, expiresOn: row.expires_on })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return {}
}

type FileContext = Parameters<Handler<typeof contract.getDocumentFile>>[0]

export async function documentFile({ db, caller, input, services }: FileContext): Promise<RawAnswer> {
  if (!maySeeSensitive(caller, input.id)) throw new Refusal('NOT_FOUND')
  const row = orNotFound(await findDocument(db, input.id, input.documentId))
  await logSensitiveRead(db, caller, 'document', [input.id])
  return {
    bytes: await services.files.get(row.file_key),
    contentType: row.content_type,
    name: `${row.name}.${endings[row.content_type] ?? 'bin'}`,
  }
}

/** The extension follows the detected content type. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}
