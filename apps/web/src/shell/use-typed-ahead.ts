// What is typed between Ctrl+K and the focus of the search field goes into the field, not into the page below.
import { useWindowEvent } from '@mantine/hooks'

/** The text after a key; undefined for a key that types nothing. */
export function typedText(text: string, key: string): string | undefined {
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
}

type TypedAhead = {
  readonly isWaiting: boolean
  readonly text: string
  readonly onText: (text: string) => void
  /** Escape gives the keys back to the page. */
  readonly onEnd: () => void
}

export function useTypedAhead({ isWaiting, text, onText, onEnd }: TypedAhead): void {
  useWindowEvent(
    'keydown',
    event => {
      if (!isWaiting || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') onEnd()
      const typed = typedText(text, event.key)
      if (typed === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onText(typed)
    },
    { capture: true },
  )
}
