// Stores attachments and pictures. The server creates the keys; names from users are never paths.
import { mkdir, opendir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '#api/db/new-id.ts'

export type FileStore = {
  /** Stores the bytes durably and returns their key. */
  put(workspaceId: string, bytes: Buffer): Promise<string>
  /** Throws for an unknown key. */
  get(key: string): Promise<Buffer>
  remove(key: string): Promise<void>
  /** The paths of every whole file of the workspace. */
  list(workspaceId: string): AsyncIterable<string>
  /** Every file of the workspace. */
  removeAll(workspaceId: string): Promise<void>
  /** Throws the error that storing a file would throw now. */
  checkWritable(): Promise<void>
  usage(): Promise<FileUsage>
}

type FileUsage = {
  readonly files: number
  readonly fileBytes: number
  /** On the disk of the files. */
  readonly freeBytes: number
}

/** Suffix of a file that is being written; a backup skips it. */
export const unfinished = '.part'

const workspacePattern = /^[0-9a-f-]{36}$/
const keyPattern = /^[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Files in `folder`, spread over subfolders by the end of their id. */
export function localFileStore(folder: string): FileStore {
  const folderOf = (workspaceId: string) => {
    if (!workspacePattern.test(workspaceId)) throw new TypeError('Not a workspace')
    return join(folder, workspaceId)
  }
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new TypeError('Not a file key')
    return join(folder, key)
  }
  return {
    async put(workspaceId, bytes) {
      const id = newId()
      const key = `${workspaceId}/${id.slice(-2)}/${id}`
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await ifWritten(path, bytes, part => rename(part, path))
      return key
    },
    get: key => readFile(pathOf(key)),
    remove: key => rm(pathOf(key), { force: true }),
    async *list(workspaceId) {
      const own = folderOf(workspaceId)
      await mkdir(own, { recursive: true, mode: 0o700 })
      for await (const entry of await opendir(own, { recursive: true }))
        if (entry.isFile() && !entry.name.endsWith(unfinished)) yield join(entry.parentPath, entry.name)
    },
    removeAll: workspaceId => rm(folderOf(workspaceId), { recursive: true, force: true }),
    async checkWritable() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await ifWritten(join(folder, newId()), Buffer.alloc(64 * 1024), part => rm(part))
    },
    async usage() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      let [files, fileBytes] = [0, 0]
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile()) continue
        // It may be removed meanwhile.
        const size = await stat(join(entry.parentPath, entry.name)).then(
          found => found.size,
          () => 0,
        )
        files += 1
        fileBytes += size
      }
      return { files, fileBytes, freeBytes: bavail * bsize }
    },
  }
}

/** Deletes a file that could not be written completely. */
async function ifWritten(path: string, bytes: Buffer, then: (part: string) => Promise<void>): Promise<void> {
  const part = `${path}${unfinished}`
  try {
    await writeFile(part, bytes, { mode: 0o600, flush: true })
    await then(part)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
