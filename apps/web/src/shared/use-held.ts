// Something that is done a while after it was asked for, so that it can be taken back (ui: undo for 5 s). Leaving the
// page, in the application or by closing it, or asking for the next thing does it at once: nothing that was asked for is
// lost.
import { useEffect, useRef, useState } from 'react'

export const undoMs = 5000

type Held<What> = {
  /** What will be done unless it is taken back. */
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
