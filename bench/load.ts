// Sends many calls from a thread of their own, so that sending does not slow the server's thread.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

export type LoadCall = {
  readonly path: string
  /** Milliseconds after the start; by default at once. */
  readonly at?: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON body; makes the call a POST. */
  readonly body?: object
  /** The `photo` field of a form; makes the call a POST. */
  readonly photo?: Uint8Array
}
export type LoadAnswer = {
  readonly status: number
  readonly startedAt: number
  readonly milliseconds: number
  readonly body: string
}

/** Milliseconds from the first call to the last answer. */
export const spanOf = (answers: readonly LoadAnswer[]): number =>
  Math.max(...answers.map(({ startedAt, milliseconds }) => startedAt + milliseconds)) -
  Math.min(...answers.map(({ startedAt }) => startedAt))

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

/** `http` costs half of `fetch`: callers take little of the CPU that they share with the server. */
const agent = new Agent({ keepAlive: true })

async function answerOf(base: string, call: LoadCall): Promise<LoadAnswer> {
  if (call.at !== undefined) await sleep(call.at)
  const sent = await sentBody(call)
  const startedAt = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<LoadAnswer>()
  const options = { agent, method: sent ? 'POST' : 'GET', headers: { ...call.headers, ...sent?.headers } }
  const outgoing = request(base + call.path, options, answer => {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        startedAt,
        milliseconds: performance.now() - startedAt,
        body: Buffer.concat(parts).toString(),
      }),
    )
  })
  outgoing.on('error', reject)
  outgoing.end(sent?.bytes)
  return promise
}

async function sentBody({ body, photo }: LoadCall) {
  if (body) return { bytes: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  if (!photo) return undefined
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(photo)], 'me.png'))
  const encoded = new Response(form)
  return {
    bytes: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
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
