// Threads that read and write tables, so that a large one delays no other call. One takes 0.3 s to start, and stays for a
// minute.
import Tinypool from 'tinypool'

const pool = new Tinypool({
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
})

/** An exported function of a module. */
type Job = { readonly file: URL; readonly name: string }

/** Rejects with an AbortError after so many milliseconds, and with ERR_WORKER_OUT_OF_MEMORY; either ends the thread. */
export function runInThread<Task, Answer>(
  { file, name }: Job,
  task: Task,
  { milliseconds }: { readonly milliseconds?: number } = {},
): Promise<Answer> {
  const signal = milliseconds === undefined ? null : AbortSignal.timeout(milliseconds)
  return pool.run(task, { filename: file.href, name, signal })
}
