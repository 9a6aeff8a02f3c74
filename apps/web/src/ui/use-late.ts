// What opens at a button is fetched when the button is first pointed at or focused, and takes its place when it is pressed.
import { useState } from 'react'

/** `load` stands outside of the component. */
export function useLate<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const prepare = () => void load().catch(console.warn)
  const open = () => void load().then(loaded => setPart(() => loaded), console.warn)
  return { part, open, ahead: { onFocus: prepare, onPointerEnter: prepare } }
}
