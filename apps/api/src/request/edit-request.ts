// Edits one's own pending request (R7): returns what it reserved and reserves what it needs now, in one transaction.
import type { JsonValue } from '#api/db/schema/json.ts'
import { continueLine, openForEdit } from '#api/approval/edit-request.ts'
import type { EditInput } from '#api/approval/edit-request.ts'
import { saveFiles, replacedFiles } from '#api/approval/save-files.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import type { FactsOf, Kind, OwnRequest, Shapes, SubmitWork } from './kind.ts'
import { lockRequester, updateRequest } from './request.store.ts'
import { findOwnRequest } from './find-own-request.ts'

/** All if left out. */
export type KeptFiles = { readonly keepFileIds?: readonly string[] | undefined }

type EditWork<S extends Shapes> = SubmitWork<S> & Work<EditInput & KeptFiles>

export async function editRequest<S extends Shapes>(work: EditWork<S>, kind: Kind<S>): Promise<void> {
  const { db, input, files } = work
  await kind.lockCounted(db)
  const open = await openForEdit(work, kind)
  const { id, requesterId: employeeId } = open.head
  await lockRequester(db, employeeId)
  const fileCount = await replacedFiles(work, kind, { requestId: id, keepIds: input.keepFileIds, files })
  const own = await findOwnRequest(work, kind, employeeId, id)
  const facts = await kind.facts(db, employeeId, { ...input, fileCount, own })
  if (facts.refusal) throw facts.refusal
  await saveFiles(work, kind, { requestId: id, files })
  await saveEdit(work, kind, own, facts)
  await kind.saveEdit?.(work, { id, employeeId, facts })
  const comment = facts.isSame
    ? ''
    : inBothLanguages(
        language => `${kind.askedText(language, own)} → ${kind.askedText(language, facts.asked)}`,
      )
  await continueLine(work, kind, open, { isMaterialChange: !facts.isSame, comment })
}

async function saveEdit<S extends Shapes>(
  { db, input, now }: EditWork<S>,
  { table, entity, columns }: Kind<S>,
  own: OwnRequest<S>,
  { asked, isSame }: FactsOf<S>,
): Promise<void> {
  const { id } = own
  const columnsOf = (of: S['asked']) => ({ from_date: of.from, to_date: of.to, ...columns(of) })
  const changed = columnsOf(asked)
  const { reason } = input
  await updateRequest(db, table, id, { ...changed, reason, updated_at: now })
  // The reason may be private: the audit log only records that it was edited.
  const after: Record<string, JsonValue> = isSame ? { edited: true } : changed
  await writeAudit(db, {
    operation: 'UPDATE',
    entity,
    entityId: id,
    ...(!isSame && { before: columnsOf(own) }),
    after,
  })
}
