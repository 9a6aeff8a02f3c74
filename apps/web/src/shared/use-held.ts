// Something that is done a while after it was asked for, so that it can be taken back (ui: undo for 5 s). Leaving the
// page, in the application or by closing it, does it at once: nothing that was asked for is lost.
import { useEffect, useRef, useState } from 'react'

export const undoMs = 5000

type Held = { readonly isHeld: boolean; readonly hold: () => void; readonly undo: () => void }

export function useHeld(run: () => void): Held {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const settle = () => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    latest.current()
  }
  useEffect(() => {
    addEventListener('pagehide', settle)
    return () => {
      removeEventListener('pagehide', settle)
      settle()
    }
  }, [])
  return {
    isHeld,
    hold() {
      if (timer.current !== undefined) return
      setIsHeld(true)
      timer.current = setTimeout(() => {
        setIsHeld(false)
        settle()
      }, undoMs)
    },
    undo() {
      clearTimeout(timer.current)
      timer.current = undefined
      setIsHeld(false)
    },
  }
}
