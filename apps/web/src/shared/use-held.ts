// Delays an action so that it can be undone for 5 s. Leaving or closing the page, or starting the next action, runs it at
// once: no action is lost.
import { useEffect, useRef, useState } from 'react'

const undoMs = 5000

type Held<What> = {
  /** What will be done unless it is undone. */
  readonly held: What | undefined
  readonly hold: (what: What) => void
  readonly undo: () => void
}

export function useHeld<What>(run: (what: What) => void): Held<What> {
  const [held, setHeld] = useState<What>()
  const open = useRef<{ timer: ReturnType<typeof setTimeout>; what: What } | undefined>(undefined)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const take = () => {
    const last = open.current
    clearTimeout(last?.timer)
    open.current = undefined
    return last
  }
  const settle = () => {
    const last = take()
    if (last !== undefined) latest.current(last.what)
  }
  useEffect(() => {
    addEventListener('pagehide', settle)
    return () => {
      removeEventListener('pagehide', settle)
      settle()
    }
  }, [])
  return {
    held,
    hold(what) {
      settle()
      setHeld(() => what)
      const timer = setTimeout(() => {
        setHeld(undefined)
        settle()
      }, undoMs)
      open.current = { timer, what }
    },
    undo() {
      take()
      setHeld(undefined)
    },
  }
}
