// Enter chooses the first match of the typed text, unless an arrow key has marked another option.
import type { KeyboardEvent, SyntheticEvent } from 'react'

/** What was typed into a field since its options opened. */
const typedTexts = new WeakMap<EventTarget, string>()

export const noteTyped = ({ target }: SyntheticEvent): void => {
  if (target instanceof HTMLInputElement) typedTexts.set(target, target.value)
}

/** Whether the text of a field was typed, not chosen. */
export const isTyped = (input: HTMLInputElement): boolean => typedTexts.get(input) === input.value

/** A list that opens shows all options, whatever text is there. */
export const forgetTyped = ({ target }: SyntheticEvent): void => {
  if (target instanceof HTMLInputElement && target.ariaExpanded !== 'true') typedTexts.delete(target)
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC')
const isChosen = (option: HTMLElement) => option.hasAttribute('data-combobox-active')

/** The chosen one heads the list of a search, so it counts only if its text matches. */
export const chooseMatch = onEnter(
  (option, typed) => !isChosen(option) || plain(option.innerText).includes(typed),
)
/** Where several can be chosen, choosing one again would take it away. */
export const chooseOneMore = onEnter(option => !isChosen(option))

/** Mantine shows the chosen name again only on blur, also when the chosen one is chosen once more. */
export const showChosen = (): void => {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function onEnter(isOffered: (option: HTMLElement, typed: string) => boolean) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target: input, key, nativeEvent } = event
    if (!(input instanceof HTMLInputElement)) return
    if (key === 'ArrowDown' || key === 'ArrowUp') typedTexts.delete(input)
    if (key !== 'Enter' || nativeEvent.isComposing || input.ariaExpanded !== 'true') return
    const text = input.value
    const typed = plain(text)
    if (typed === '' || !isTyped(input)) return
    event.preventDefault()
    event.stopPropagation()
    onceFound(input, () => {
      if (document.activeElement !== input || input.value !== text) return
      const list = document.getElementById(input.getAttribute('aria-controls') ?? '')
      const options = list?.querySelectorAll<HTMLElement>(
        '[data-combobox-option]:not([data-combobox-disabled])',
      )
      const matches = [...(options ?? [])].filter(option => isOffered(option, typed))
      // The exact name wins over longer names above it.
      const match = matches.find(option => plain(option.innerText) === typed) ?? matches[0]
      match?.click()
    })
  }
}

/** A field that searches on the server is busy until its options are those of its text. */
function onceFound(input: HTMLInputElement, choose: () => void): void {
  if (input.ariaBusy !== 'true') {
    choose()
    return
  }
  const observer = new MutationObserver(() => {
    if (input.ariaBusy === 'true') return
    observer.disconnect()
    choose()
  })
  observer.observe(input, { attributeFilter: ['aria-busy'] })
}
