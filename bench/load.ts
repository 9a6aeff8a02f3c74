// Sends many calls from a thread of their own, so that sending does not slow the server's thread.
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

export type LoadCall = {
  readonly path: string
  /** Milliseconds after the start; by default at once. */
  readonly at?: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON body; makes the call a POST. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The `photo` field of a form; makes the call a POST. */
  readonly photo?: Uint8Array
}
export type LoadAnswer = { readonly status: number; readonly milliseconds: number; readonly body: string }

export async function load(base: string, calls: readonly LoadCall[]): Promise<LoadAnswer[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { base, calls } })
  return new Promise<LoadAnswer[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  }).finally(() => worker.terminate())
}

/** Latencies of four callers that call in a loop until `work` is done. */
export async function waitsDuring(
  base: string,
  one: LoadCall,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { base, over: one } })
  await work()
  worker.postMessage('stop')
  return new Promise<number[]>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  }).finally(() => worker.terminate())
}

async function answerOf(
  base: string,
  { path, at = 0, headers = {}, body, photo }: LoadCall,
): Promise<LoadAnswer> {
  if (at > 0) await sleep(at)
  const started = performance.now()
  const form = new FormData()
  if (photo) form.append('photo', new File([new Uint8Array(photo)], 'me.png'))
  const answer = await fetch(base + path, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(photo && { method: 'POST', body: form }),
  })
  const text = await answer.text()
  return { status: answer.status, milliseconds: performance.now() - started, body: text }
}

type Task = { readonly base: string; readonly calls?: readonly LoadCall[]; readonly over?: LoadCall }

async function runTask({ base, calls, over }: Task): Promise<LoadAnswer[] | number[]> {
  if (!over) return Promise.all((calls ?? []).map(one => answerOf(base, one)))
  const times: number[] = []
  let isDone = false
  parentPort?.once('message', () => (isDone = true))
  const callers = Array.from({ length: 4 }, async () => {
    while (!isDone) {
      const { status, milliseconds } = await answerOf(base, over)
      if (status !== 200) throw new Error(`${status} for somebody else`)
      times.push(milliseconds)
    }
  })
  await Promise.all(callers)
  return times
}

if (!isMainThread && parentPort) {
  const task: Task = workerData
  parentPort.postMessage(await runTask(task))
}
