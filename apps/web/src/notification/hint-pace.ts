// How often hints of a topic cause a read: immediately after a pause, then at intervals, and never in a hidden tab.

const pauseMs = 2000

export type HintPace = {
  /** `spreadMs`: wait a random time up to this, because many other browsers got the same hint. */
  readonly onHint: (topic: string, spreadMs: number) => void
  /** Call when the tab is shown again: reads what it missed. */
  readonly show: () => void
  readonly stop: () => void
}

type Given = {
  readonly read: (topic: string) => void
  readonly isHidden: () => boolean
  /** A random number from 0 to 1. */
  readonly random?: () => number
}

export function startHintPace({ read, isHidden, random = Math.random }: Given): HintPace {
  const pauseEnds = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const missed = new Set<string>()

  const readOrMiss = (topic: string) => {
    timers.delete(topic)
    if (isHidden()) {
      missed.add(topic)
      return
    }
    pauseEnds.set(topic, performance.now() + pauseMs)
    read(topic)
  }
  const onHint = (topic: string, spreadMs: number) => {
    if (timers.has(topic)) return
    const pause = Math.max(0, (pauseEnds.get(topic) ?? 0) - performance.now())
    const wait = pause + random() * spreadMs
    if (wait === 0) readOrMiss(topic)
    else
      timers.set(
        topic,
        setTimeout(() => readOrMiss(topic), wait),
      )
  }
  return {
    onHint,
    show() {
      const topics = [...missed]
      missed.clear()
      for (const topic of topics) onHint(topic, 0)
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
