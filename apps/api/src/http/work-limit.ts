// How much heavy work runs at once. What is beyond it waits in a short queue; what is beyond the queue is refused at once.
import { Refusal } from './refusal.ts'

export type WorkBounds = {
  readonly atOnce: number
  readonly mostWaiting: number
  /** Of one person, or one address. */
  readonly mostWaitingEach: number
}
export type WorkFor = {
  /** Whose work it is: nobody's waiting work keeps others from their turn. */
  readonly who: string
  /** Work of a caller who went away is not begun. */
  readonly signal: AbortSignal
}
/** Throws TOO_MANY_REQUESTS when `who` has too much waiting, OVERLOADED when all together have. */
export type WorkLimit = <T>(work: WorkFor, run: () => Promise<T>) => Promise<T>

type Waiting = { readonly who: string; readonly start: () => void }

/** By then some of the queue is done. */
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

  /** Gives the place of `done` to the first of somebody who has none, or to the first of all. */
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
