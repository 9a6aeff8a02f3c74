// Keeps the input of open forms when the session ends by itself or the page reloads, and restores it afterwards.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { dropDraft, saveDraft, saveFileNames, readDraft, readFileNames } from './draft-store.ts'
import type { FormValues } from './form-check.ts'
import { fittingFields, typedFields } from './typed-fields.ts'

const openForms = new Set<() => void>()

/** Called before the session is closed, while its owner is still known, and when the browser leaves the page. */
export function keepOpenForms(): void {
  for (const keep of openForms) keep()
}

/** Calls `keep` while the session is still open. */
function useKeeper(keep: () => void): void {
  useEffect(() => {
    openForms.add(keep)
    return () => {
      openForms.delete(keep)
    }
  })
}

/** The kept state that a form shows. */
export type KeptForm = {
  readonly isRestored: boolean
  /** Selected files, which are lost. */
  readonly fileNames: readonly string[]
  /** The fields remount when it changes. */
  readonly round: number
  readonly discard: () => void
}

type Options<Values> = {
  readonly endpoint: Endpoint
  /** Initial values if nothing is kept. */
  readonly start: Values
  /** Identifies the record of the form. */
  readonly fixed: object | undefined
  /** Input of the form that this one continues. */
  readonly continued: FormValues | undefined
  /** Nothing is kept: the form saves a draft itself, or its input is secret. */
  readonly isOff: boolean
}

const anyFields = z.record(z.string(), z.unknown())

/** The same form for the same record on the same page; the version does not identify the record. */
function keyOf({ method, path }: Endpoint, fixed: object | undefined): string {
  const about = { ...fixed, version: undefined, seenHistory: undefined }
  return `form ${location.pathname} ${method} ${path} ${JSON.stringify(about)}`
}

/** The input that a form starts with; read once, so the next visit starts empty. */
export function useKeptInput<Values extends FormValues>(options: Options<Values>) {
  const { endpoint, start, fixed, continued, isOff } = options
  const [input] = useState(() => {
    const key = keyOf(endpoint, fixed)
    const kept = fittingFields(start, isOff ? {} : readDraft(key, anyFields, {}))
    const fileNames = isOff ? [] : readFileNames(key)
    const isKept = Object.keys(kept).length > 0 || fileNames.length > 0
    const typed = { ...fittingFields(start, continued ?? {}), ...kept }
    return { key, start, typed, fileNames, isKept, isOff }
  })
  useEffect(() => {
    if (!input.isOff) dropDraft(input.key)
  }, [input])
  return input
}

type Form<Values> = {
  /** What to keep now; undefined once the form is sent. */
  readonly now: () =>
    | { readonly values: Values; readonly files: readonly File[]; readonly unkept: readonly string[] }
    | undefined
  /** The fields start with the kept values; other state gets them here. */
  readonly restore: () => void
  readonly discard: () => void
}

/** Keeps the input of a form while it is open. At the start, the form restores what was kept; the reader can discard it. */
export function useKeptForm<Values extends FormValues>(
  { key, start, typed, fileNames, isKept, isOff }: ReturnType<typeof useKeptInput<Values>>,
  { now, restore, discard }: Form<Values>,
): Omit<KeptForm, 'round'> {
  const [isRestored, setIsRestored] = useState(isKept)
  const restoreKept = useEffectEvent(() => {
    if (isKept && Object.keys(typed).length > 0) restore()
  })
  useEffect(() => restoreKept(), [])
  useKeeper(() => {
    const input = isOff ? undefined : now()
    if (input === undefined) return
    const unsent = typedFields(start, input.values, input.unkept)
    if (Object.keys(unsent).length === 0 && input.files.length === 0) return
    saveDraft(key, unsent)
    saveFileNames(key, input.files)
  })
  return {
    isRestored,
    fileNames,
    discard: () => {
      discard()
      setIsRestored(false)
    },
  }
}

/** State of a page that is not a form, kept in the same way. `start` must be a stable object. */
export function useKeptState<State extends object>(key: string, shape: z.ZodMiniType<State>, start: State) {
  const [state, setState] = useState<State>(() => readDraft(key, shape, start))
  useEffect(() => dropDraft(key), [key])
  useKeeper(() => {
    if (state !== start) saveDraft(key, state)
  })
  return [state, setState] as const
}
