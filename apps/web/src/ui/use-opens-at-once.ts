import { useEffect, useRef, useState } from 'react'
import { useOpenedLate } from './use-opened-late.ts'

/** Of a menu that takes the place of the button that was pressed (`useLate`): opens, and knows where the focus was. */
export function useOpensAtOnce() {
  const button = useRef<HTMLButtonElement>(null)
  const [isWanted, setOpened] = useState(true)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return { button, opened: useOpenedLate(isWanted), setOpened }
}
