// Limits heavy work that runs at once. The rest waits in a short queue; beyond the queue it is refused at once.
import { Refusal } from './refusal.ts'

type WorkBounds = {
  readonly atOnce: number
  readonly mostWaiting: number
  /** Per person or address. */
  readonly mostWaitingEach: number
}
type WorkFor = {
  /** The owner of the work: the queue is fair between owners. */
  readonly who: string
  /** The work of a caller who disconnected never starts. */
  readonly signal: AbortSignal
}
/** Throws TOO_MANY_REQUESTS if `who` has too much waiting, OVERLOADED if the queue is full. */
export type WorkLimit = <T>(work: WorkFor, run: () => Promise<T>) => Promise<T>

type Waiting = { readonly who: string; readonly start: () => void }

/** Until then part of the queue is done. */
const retrySeconds = 5

export function workLimit({ atOnce, mostWaiting, mostWaitingEach }: WorkBounds): WorkLimit {
  const running: string[] = []
  const waiting: Waiting[] = []

  const turn = async (who: string): Promise<void> => {
    if (running.length < atOnce) {
      running.push(who)
      return
    }
    const own = waiting.filter(one => one.who === who).length
    if (own >= mostWaitingEach) throw new Refusal('TOO_MANY_REQUESTS', { seconds: retrySeconds })
    if (waiting.length >= mostWaiting) throw new Refusal('OVERLOADED')
    await new Promise<void>(start => waiting.push({ who, start }))
  }

  /** Hands the slot of `done` to the first owner with nothing running, or else to the first in the queue. */
  const passOn = (done: string): void => {
    const index = waiting.findIndex(({ who }) => !running.includes(who))
    const [next] = waiting.splice(Math.max(index, 0), 1)
    running.splice(running.indexOf(done), 1)
    if (!next) return
    running.push(next.who)
    next.start()
  }

  return async ({ who, signal }, run) => {
    await turn(who)
    try {
      signal.throwIfAborted()
      return await run()
    } finally {
      passOn(who)
    }
  }
}
