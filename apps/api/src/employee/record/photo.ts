// Profile photos: recognised by their bytes, re-encoded as a square without metadata (P7, security: files).
import type * as contract from '@hr/contract/employee-change.ts'
import { can } from '@hr/domain/access/can.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { uploadedPicture } from '#api/http/drawn-picture.ts'
import type { Drawing } from '#api/http/drawn-picture.ts'
import { removePictureLater, storePicture } from '#api/http/stored-picture.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Handler, PreparationFor, PreparedHandler, UploadedFile } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import type { Services } from '#api/services.ts'
import { updateEmployee } from '../employee.store.ts'
import { isSelf } from '#api/access/sensitive-scope.ts'

const side = 512

export async function photoSent(sent: PreparationFor<typeof contract.setPhoto>): Promise<Buffer> {
  const { caller, input, services } = sent
  // Checked before the heavy work.
  await inWorkspace(services.db, caller.workspaceId, db => changeable(db, caller, input.id))
  return drawnPhoto(sent, photoOf(sent.files))
}

export const setPhoto: PreparedHandler<typeof contract.setPhoto, Buffer> = async (context, photo) => {
  const { db, caller, input, services } = context
  const row = await changeable(db, caller, input.id)
  const profileImage = await storePicture(db, services, photo)
  await savePhoto(db, services, row, profileImage)
  return { profileImage }
}

export const removePhoto: Handler<typeof contract.removePhoto> = async ({ db, caller, input, services }) => {
  const row = await changeable(db, caller, input.id)
  if (row.profile_image !== null) await savePhoto(db, services, row, null)
  return {}
}

/** Throws INVALID_INPUT with the text of spec 5 if it is missing. */
export function photoOf([photo]: readonly UploadedFile[]): UploadedFile {
  if (!photo) throw new Refusal('INVALID_INPUT', {}, [{ path: 'photo', code: 'required', parameters: {} }])
  return photo
}

type PhotoRow = { id: number; profile_image: string | null }

/** The person, locked. HR changes every photo, others only their own. Throws NOT_FOUND. */
async function changeable(db: Scope, caller: AppCaller, id: number): Promise<PhotoRow> {
  const may = isSelf(caller, id) || can(caller.access, 'EMPLOYEE', 'edit')
  if (!may) throw new Refusal('NOT_FOUND')
  return orNotFound(
    await db
      .selectFrom('employee')
      .select(['id', 'profile_image'])
      .where('workspace_id', '=', caller.workspaceId)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )
}

/** Throws PICTURE_TYPE. */
export const drawnPhoto = (drawing: Drawing, { bytes }: UploadedFile): Promise<Buffer> =>
  uploadedPicture(drawing, bytes, picture =>
    picture.resize(side, side, { fit: 'cover' }).webp({ quality: 86 }),
  )

/** The old file is deleted after the commit. */
async function savePhoto(
  db: Scope,
  services: Services,
  row: PhotoRow,
  profileImage: string | null,
): Promise<void> {
  await updateEmployee(db, row.id, { profile_image: profileImage })
  await removePictureLater(db, services, row.profile_image)
  await auditUpdate(db, 'employee', row.id, {
    before: { photo: row.profile_image !== null },
    after: { photo: profileImage !== null },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
}
