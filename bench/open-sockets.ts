// WebSockets of the live hints, many at once, in a thread of their own.
import { once } from 'node:events'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'

/** `after` returns how many milliseconds after the change each got the hint. */
export async function openSockets(address: string, count: number) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { address, count } })
  await once(worker, 'message')
  return {
    async after(change: () => Promise<unknown>): Promise<number[]> {
      worker.postMessage('collect')
      await once(worker, 'message')
      const told = once(worker, 'message')
      const started = Date.now()
      await change()
      const [instants = []]: number[][] = await told
      return instants.map(at => at - started)
    },
    close: () => worker.terminate(),
  }
}

type Opening = { readonly address: string; readonly count: number }

async function keepOpen({ address, count }: Opening): Promise<void> {
  let hints: number[] = []
  let isCollecting = false
  const onHint = () => {
    if (!isCollecting) return
    hints.push(Date.now())
    if (hints.length < count) return
    isCollecting = false
    parentPort?.postMessage(hints)
  }
  for (let opened = 0; opened < count; opened += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - opened) }, () => opening(address, onHint)))
  parentPort?.on('message', () => {
    hints = []
    isCollecting = true
    parentPort?.postMessage('ready')
  })
  parentPort?.postMessage('open')
}

/** Open once its first message is there. */
const opening = (address: string, onHint: () => void) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('error', () => reject(new Error('A socket did not open')))
    socket.addEventListener(
      'message',
      () => {
        socket.addEventListener('message', onHint)
        resolve()
      },
      { once: true },
    )
  })

if (!isMainThread && parentPort) {
  const task: Opening = workerData
  await keepOpen(task)
}
