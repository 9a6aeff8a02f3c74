// Texts by key: t('leave.inDays', { count: 2 }) -> 'In 2 days'. Keys are checked by the compiler (docs/decisions/0011-translations.md).
import type { Language } from '@hr/contract/messages/text.ts'
import { useSyncExternalStore } from 'react'
import type { Catalogue } from './catalogue.ts'
import { findText } from './find-text.ts'
import type { Parameters, Texts } from './find-text.ts'

/** Plural forms share their base key. */
type Plain<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'other'}` ? Base | Key : Key
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Plain<Key> : `${Key}.${KeyOf<Tree[Key]>}`
}[keyof Tree & string]

export type TextKey = KeyOf<Catalogue>
export type Translate = (key: TextKey, parameters?: Parameters) => string

type Translation = { readonly language: Language | undefined; readonly t: Translate }

const catalogues: { readonly [Name in Language]: Record<string, Texts | string> } = { en: {}, lo: {} }
const listeners = new Set<() => void>()

const translation = (language: Language | undefined): Translation => ({
  language,
  t: (key, parameters) => textIn(language, key, parameters) ?? key,
})

/** Whether a text was looked up that was not loaded yet. */
let isAnyMissing = false

function textIn(language: Language | undefined, key: string, parameters?: Parameters): string | undefined {
  const text = language && findText(catalogues[language], key, parameters)
  isAnyMissing ||= text === undefined
  return text
}

let current = translation(undefined)

/** Renders every component with texts again. */
function show(language: Language | undefined): void {
  current = translation(language)
  isAnyMissing = false
  for (const listener of listeners) listener()
}

/** Adds the texts of another part of the application. Pages wait for theirs, so most parts change nothing that is shown. */
export function addTexts(language: Language, texts: Texts): void {
  Object.assign(catalogues[language], texts)
  if (isAnyMissing) show(current.language)
}

export const showLanguage: (language: Language) => void = show
export const shownLanguage = (): Language | undefined => current.language

/** Outside of components. */
export const translate: Translate = (key, parameters) => current.t(key, parameters)

/** Whether a key built from the server's data has a text. */
export const isTextKey = (key: string): key is TextKey => textIn(current.language, key) !== undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** const { t } = useTranslation() */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, () => current)
