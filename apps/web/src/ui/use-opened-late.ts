import { useEffect, useState } from 'react'

/**
 * A dialog or menu that was fetched to be opened: first there, opened with the next frame. So it moves in like any
 * other, and knows where the focus was.
 */
export function useOpenedLate(opened: boolean): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpened(opened))
    return () => cancelAnimationFrame(frame)
  }, [opened])
  return isOpened
}
