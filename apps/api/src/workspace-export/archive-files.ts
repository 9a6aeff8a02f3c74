// Where the archives of exports are: in the data folder, apart from stored files, so that no backup and no later export
// has them.
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#api/config.ts'
import { unfinished } from '#api/files/file-store.ts'

type Archive = { readonly workspaceId: string; readonly exportId: string }
type Place = Pick<Config, 'dataDir'>

const folderOf = ({ dataDir }: Place, workspaceId: string) => join(dataDir, 'exports', workspaceId)

export const archivePath = (place: Place, { workspaceId, exportId }: Archive): string =>
  join(folderOf(place, workspaceId), `${exportId}.zip`)

/** Calls `write` with a path; the archive appears when it is whole, or never. Returns its bytes. */
export async function storeArchive(
  place: Place,
  archive: Archive,
  write: (path: string) => Promise<void>,
): Promise<number> {
  await mkdir(folderOf(place, archive.workspaceId), { recursive: true, mode: 0o700 })
  const path = archivePath(place, archive)
  const part = `${path}${unfinished}`
  try {
    await write(part)
    await rename(part, path)
    return (await stat(path)).size
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Also what a killed server left half written. */
export async function removeArchive(place: Place, archive: Archive): Promise<void> {
  const path = archivePath(place, archive)
  await Promise.all([path, `${path}${unfinished}`].map(file => rm(file, { force: true })))
}

/** With the workspace. */
export const removeArchives = (place: Place, workspaceId: string): Promise<void> =>
  rm(folderOf(place, workspaceId), { recursive: true, force: true })
