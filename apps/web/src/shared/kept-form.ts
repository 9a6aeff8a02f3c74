// A form that is open when the session ends by itself: after the next sign-in it has what was typed again.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { dropDraft, keepDraft, keepFileNames, readDraft, readFileNames } from './draft-store.ts'
import type { FormValues } from './form-check.ts'
import { fittingFields, typedFields } from './typed-fields.ts'

const openForms = new Set<() => void>()

/** Before the session is closed: whose it was is known until then. */
export function keepOpenForms(): void {
  for (const keep of openForms) keep()
}

/** What a form shows of it. */
export type KeptForm = {
  readonly isRestored: boolean
  /** Files that were chosen: they are lost. */
  readonly fileNames: readonly string[]
  /** The fields are made again when it changes. */
  readonly round: number
  readonly discard: () => void
}

type Options<Values> = {
  readonly endpoint: Endpoint
  /** How the form begins when nothing is kept. */
  readonly start: Values
  /** What the form is about. */
  readonly fixed: object | undefined
  /** The form keeps what is typed by itself. */
  readonly isOff: boolean
}

const anyFields = z.record(z.string(), z.unknown())

/** The same form about the same record on the same page; a version says nothing about which record it is. */
function keyOf({ method, path }: Endpoint, fixed: object | undefined): string {
  const about = { ...fixed, version: undefined, seenHistory: undefined }
  return `form ${location.pathname} ${method} ${path} ${JSON.stringify(about)}`
}

export function useKeptForm<Values extends FormValues>({ endpoint, start, fixed, isOff }: Options<Values>) {
  const [first] = useState(() => {
    const key = keyOf(endpoint, fixed)
    const kept = isOff ? {} : readDraft(key, anyFields, {})
    return { key, start, typed: fittingFields(start, kept), fileNames: isOff ? [] : readFileNames(key) }
  })
  // Given back once: the next visit begins as always.
  useEffect(() => {
    if (!isOff) dropDraft(first.key)
  }, [first, isOff])
  const keep = (values: Values, files: readonly File[], unkept: readonly string[]) => {
    const typed = typedFields(first.start, values, unkept)
    if (isOff || (Object.keys(typed).length === 0 && files.length === 0)) return
    keepDraft(first.key, typed)
    keepFileNames(first.key, files)
  }
  return { ...first, keep }
}

/** `keep` is called with the session still open. */
export function useKeeper(keep: () => void): void {
  useEffect(() => {
    openForms.add(keep)
    return () => {
      openForms.delete(keep)
    }
  })
}

/** State of a page that is no form: it begins with what was kept of it when the session ended. `start` stays the same object. */
export function useKeptState<State extends object>(key: string, shape: z.ZodMiniType<State>, start: State) {
  const [state, setState] = useState<State>(() => readDraft(key, shape, start))
  useEffect(() => dropDraft(key), [key])
  useKeeper(() => {
    if (state !== start) keepDraft(key, state)
  })
  return [state, setState] as const
}
