// Facts about a process from the operating system, to tell whether a recorded process is still the same one.
import { readFileSync, readlinkSync } from 'node:fs'

type ProcessFacts = { startTicks: string | null; workingDirectory: string | null }

/** undefined = exited, or a zombie. Without /proc, only known to be alive. */
export function processFacts(pid: number): ProcessFacts | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (process.platform !== 'linux') {
    return isSignalable(pid) ? { startTicks: null, workingDirectory: null } : undefined
  }
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (stat === null) return undefined
  // The second field is the program's name in parentheses and may contain anything, so count from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return { startTicks: fields[19] ?? null, workingDirectory: orNull(() => readlinkSync(`/proc/${pid}/cwd`)) }
}

/** Identifies the process id namespace: process 7 of another container or boot is a different process. */
export function processSpace(): string {
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  return `${boot ?? ''} ${orNull(() => readlinkSync('/proc/self/ns/pid')) ?? ''}`
}

function isSignalable(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch {
    return null
  }
}
