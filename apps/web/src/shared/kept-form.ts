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
  /** The form keeps its own draft. */
  readonly isOff: boolean
}

const anyFields = z.record(z.string(), z.unknown())

/** The same form for the same record on the same page; the version does not identify the record. */
function keyOf({ method, path }: Endpoint, fixed: object | undefined): string {
  const about = { ...fixed, version: undefined, seenHistory: undefined }
  return `form ${location.pathname} ${method} ${path} ${JSON.stringify(about)}`
}

export function useKeptForm<Values extends FormValues>(options: Options<Values>) {
  const { endpoint, start, fixed, continued, isOff } = options
  const [first] = useState(() => {
    const key = keyOf(endpoint, fixed)
    const kept = fittingFields(start, isOff ? {} : readDraft(key, anyFields, {}))
    const fileNames = isOff ? [] : readFileNames(key)
    const isKept = Object.keys(kept).length > 0 || fileNames.length > 0
    return { key, start, typed: { ...fittingFields(start, continued ?? {}), ...kept }, fileNames, isKept }
  })
  // Restored once: the next visit starts empty.
  useEffect(() => {
    if (!isOff) dropDraft(first.key)
  }, [first, isOff])
  const keep = (values: Values, files: readonly File[], unkept: readonly string[]) => {
    const typed = typedFields(first.start, values, unkept)
    if (isOff || (Object.keys(typed).length === 0 && files.length === 0)) return
    saveDraft(first.key, typed)
    saveFileNames(first.key, files)
  }
  return { ...first, keep }
}

/** Calls `keep` while the session is still open. */
export function useKeeper(keep: () => void): void {
  useEffect(() => {
    openForms.add(keep)
    return () => {
      openForms.delete(keep)
    }
  })
}

/** Restores kept values once, at the start; the reader can discard them. */
export function useRestored(
  { typed, fileNames, isKept }: Pick<ReturnType<typeof useKeptForm>, 'typed' | 'fileNames' | 'isKept'>,
  { restore, discard }: { restore: () => void; discard: () => void },
): Omit<KeptForm, 'round'> {
  const [isRestored, setIsRestored] = useState(isKept)
  const restoreTyped = useEffectEvent(() => {
    if (Object.keys(typed).length > 0) restore()
  })
  useEffect(() => restoreTyped(), [])
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
