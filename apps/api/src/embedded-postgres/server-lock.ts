// Allows one server at a time on a data folder; a lock file of a killed server does not stay locked.
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  rmdirSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { StartError } from '#api/start-error.ts'
import { processFacts, processSpace } from './process-facts.ts'

const LockRecord = z.object({
  pid: z.number(),
  startTicks: z.nullable(z.string()),
  processSpace: z.string(),
  /** Where its PostgreSQL listens, so that backup and doctor can use a running server. */
  socketFolder: z.nullable(z.string()),
})
type LockRecord = z.infer<typeof LockRecord>

type ServerLock = { note(socketFolder: string): void; release(): void }

const beatMs = 5_000
const silentMs = 20_000

export class DataFolderInUse extends StartError {
  override name = 'DataFolderInUse'
}

/** Takes the lock, or throws DataFolderInUse. `previousSocketFolder` is left over from a killed server. */
export async function takeServerLock(
  dataDir: string,
): Promise<{ lock: ServerLock; previousSocketFolder: string | null }> {
  const path = join(dataDir, 'server.lock')
  let previousSocketFolder: string | null = null
  while (!writeNew(path, ownRecord(null))) {
    const holder = readRecord(path)
    if (await isHeld(path, holder)) {
      throw new DataFolderInUse(
        `The data folder ${dataDir} is in use by another running server${holder ? ` (process ${holder.pid})` : ''}. ` +
          'Stop that one first, or choose another folder with DATA_DIR.',
      )
    }
    previousSocketFolder = holder?.socketFolder ?? previousSocketFolder
    await clearStale(path, holder)
  }
  return { lock: heldLock(path), previousSocketFolder }
}

/** The socket folder of the server that is running on this data folder, or null. */
export async function runningSocketFolder(dataDir: string): Promise<string | null> {
  const path = join(dataDir, 'server.lock')
  const holder = readRecord(path)
  return holder?.socketFolder && (await isHeld(path, holder)) ? holder.socketFolder : null
}

function heldLock(path: string): ServerLock {
  let current = JSON.stringify(ownRecord(null))
  const beat = setInterval(() => touch(path), beatMs)
  beat.unref()
  const isOurs = () => readText(path) === current
  return {
    note(socketFolder) {
      if (!isOurs()) return
      current = JSON.stringify(ownRecord(socketFolder))
      const file = openSync(path, 'w', 0o600)
      writeSync(file, current)
      closeSync(file)
    },
    release() {
      clearInterval(beat)
      if (isOurs()) rmSync(path, { force: true })
    },
  }
}

function ownRecord(socketFolder: string | null): LockRecord {
  const startTicks = processFacts(process.pid)?.startTicks ?? null
  return { pid: process.pid, startTicks, processSpace: processSpace(), socketFolder }
}

async function isHeld(path: string, holder: LockRecord | null): Promise<boolean> {
  if (holder && holder.processSpace === processSpace()) {
    const facts = processFacts(holder.pid)
    return facts !== undefined && (holder.startTicks === null || facts.startTicks === holder.startTicks)
  }
  // Of another container, or half written: its process cannot be checked, but a live holder keeps touching the file.
  const seen = modified(path)
  const quietFor = holder ? silentMs : 1_000
  while (seen !== null && Date.now() - seen < quietFor) {
    await sleep(200)
    const now = modified(path)
    if (now !== seen) return now !== null
  }
  return false
}

/** Two starters may find the same dead holder: only one may remove it, and never the file of a new holder. */
async function clearStale(path: string, holder: LockRecord | null): Promise<void> {
  const mutex = `${path}.clearing`
  try {
    mkdirSync(mutex)
  } catch {
    const since = modified(mutex)
    if (since !== null && Date.now() - since > beatMs) rmSync(mutex, { recursive: true, force: true })
    await sleep(50)
    return
  }
  try {
    if (JSON.stringify(readRecord(path)) === JSON.stringify(holder)) rmSync(path, { force: true })
  } finally {
    rmdirSync(mutex)
  }
}

function writeNew(path: string, record: LockRecord): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    writeSync(file, JSON.stringify(record))
    closeSync(file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readRecord(path: string): LockRecord | null {
  try {
    return LockRecord.parse(JSON.parse(readText(path) ?? ''))
  } catch {
    return null
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function modified(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The folder may be gone at the end of a test; the lock is checked by process id first.
  }
}
