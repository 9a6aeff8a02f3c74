// While text is typed into a choice, its first match is marked: arrow keys move the mark, and Enter chooses what it is on.
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { plainText } from './plain-text.ts'

/** What was typed into a field since its options opened. */
const typedTexts = new WeakMap<EventTarget, string>()
/** Fields where Enter was pressed before their options arrived. */
const awaiting = new WeakSet<EventTarget>()
const watched = new WeakSet<EventTarget>()

/** Whether the text of a field was typed, not chosen. */
export const isTyped = (input: HTMLInputElement): boolean => typedTexts.get(input) === input.value

/** Mantine names the list only while it is open; not every field says that it is expanded. */
const isOpen = (input: HTMLInputElement) => input.hasAttribute('aria-controls')

/** A list that opens shows all options, whatever text is there. */
const forgetTyped = ({ target }: SyntheticEvent): void => {
  if (target instanceof HTMLInputElement && !isOpen(target)) typedTexts.delete(target)
}

const isChosen = (option: HTMLElement) => option.hasAttribute('data-combobox-active')
const isMarked = (option: HTMLElement) => option.hasAttribute('data-combobox-selected')

/** Mantine shows the chosen name again only on blur, also when the chosen one is chosen once more. */
export const showChosen = (): void => {
  document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

type IsOffered = (option: HTMLElement, typed: string) => boolean

/** The chosen one heads the list of a search, so it counts only if its text matches. */
export const chooseMatch = onTyping(
  (option, typed) => !isChosen(option) || plainText(option.innerText).includes(typed),
)
/** Where several can be chosen, choosing one again would take it away. */
export const chooseOneMore = onTyping(option => !isChosen(option))

function listOf(input: HTMLInputElement): HTMLElement | null {
  return document.getElementById(input.getAttribute('aria-controls') ?? '')
}

function optionsOf(input: HTMLInputElement): HTMLElement[] {
  return [
    ...(listOf(input)?.querySelectorAll<HTMLElement>(
      '[data-combobox-option]:not([data-combobox-disabled])',
    ) ?? []),
  ]
}

/** The exact name wins over longer names above it; a field can name its match by `data-match`. */
function matchOf(input: HTMLInputElement, isOffered: IsOffered): HTMLElement | undefined {
  const typed = plainText(input.value)
  if (typed === '' || input.ariaBusy === 'true') return undefined
  const { match } = input.dataset
  const options = optionsOf(input)
  const named = (name: string) => options.find(option => plainText(option.innerText) === plainText(name))
  if (match !== undefined) return named(match)
  const offered = options.filter(option => isOffered(option, typed))
  return offered.find(option => plainText(option.innerText) === typed) ?? offered[0]
}

/** As Mantine marks the option of an arrow key. */
function mark(input: HTMLInputElement, option: HTMLElement | undefined): void {
  for (const one of optionsOf(input)) one.removeAttribute('data-combobox-selected')
  input.removeAttribute('aria-activedescendant')
  if (option === undefined) return
  option.setAttribute('data-combobox-selected', 'true')
  option.scrollIntoView({ block: 'nearest' })
  input.setAttribute('aria-activedescendant', option.id)
}

/** Options of a server arrive later than the text; the field is busy until they do. */
function refresh(input: HTMLInputElement, isOffered: IsOffered): void {
  if (!isTyped(input)) return
  const match = matchOf(input, isOffered)
  if (match === undefined || !optionsOf(input).some(isMarked)) mark(input, match)
  if (input.ariaBusy === 'true' || !awaiting.delete(input) || document.activeElement !== input) return
  optionsOf(input).find(isMarked)?.click()
  input.removeAttribute('aria-activedescendant')
}

function watch(input: HTMLInputElement, isOffered: IsOffered): void {
  if (watched.has(input)) return
  watched.add(input)
  const observer = new MutationObserver(follow)
  observer.observe(input, { attributeFilter: ['aria-busy', 'aria-controls'] })
  follow()
  function follow() {
    const list = listOf(input)
    if (list === null) input.removeAttribute('aria-activedescendant')
    else observer.observe(list, { childList: true, subtree: true })
    refresh(input, isOffered)
  }
}

function onTyping(isOffered: IsOffered) {
  const onInput = ({ target }: SyntheticEvent): void => {
    if (!(target instanceof HTMLInputElement)) return
    typedTexts.set(target, target.value)
    awaiting.delete(target)
    mark(target, undefined)
    requestAnimationFrame(() => {
      watch(target, isOffered)
      refresh(target, isOffered)
    })
  }
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    const { target: input, key, nativeEvent } = event
    if (!(input instanceof HTMLInputElement) || !isOpen(input)) return
    if (nativeEvent.isComposing || !isTyped(input)) return
    if (key === 'Escape') showChosen()
    if (plainText(input.value) === '' || !['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Enter') {
      awaiting.add(input)
      refresh(input, isOffered)
      return
    }
    const options = optionsOf(input)
    const next = options.findIndex(isMarked) + (key === 'ArrowDown' ? 1 : -1)
    mark(input, options[next] ?? options.at(key === 'ArrowDown' ? 0 : -1))
  }
  return { onInput, onKeyDownCapture, onFocusCapture: forgetTyped, onClickCapture: forgetTyped }
}
