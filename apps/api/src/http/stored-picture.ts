// Pictures in the file store, such as profile photos: a row contains the name, for which answers have a signed one.
import { onRollback } from '#api/db/connect/on-rollback.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { pictureKey, pictureName } from '#api/files/picture-address.ts'
import type { Services } from '#api/services.ts'

/** Returns the name for the row; the file is removed if the transaction is not committed. */
export async function storePicture(
  db: Scope,
  { files }: Pick<Services, 'files'>,
  picture: Buffer,
): Promise<string> {
  const key = await files.put(db.workspaceId, picture)
  onRollback(db, () => files.remove(key))
  return pictureName(key)
}

/** Removes the file after the commit. */
export async function removePictureLater(
  db: Scope,
  { jobs }: Pick<Services, 'jobs'>,
  name: string | null,
): Promise<void> {
  const key = name === null ? undefined : pictureKey(name)
  if (key) await jobs.add(db, 'file.remove', { key })
}
