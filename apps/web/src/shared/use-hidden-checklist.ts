// The people and companies whose checklist this reader has hidden, in this browser.
import { useState } from 'react'
import * as z from 'zod/mini'
import { readJson } from './read-json.ts'

const storageKey = 'hidden_checklists'
const most = 200
const shape = z.array(z.union([z.int(), z.string()]))

/** Id of an employee or of a workspace. */
type Whose = number | string

const stored = (): readonly Whose[] => readJson(shape, localStorage.getItem(storageKey)) ?? []

export function useHiddenChecklist(whose: Whose): [isHidden: boolean, hide: () => void] {
  const [hidden, setHidden] = useState(stored)
  const hide = () => {
    const next = [...stored(), whose].slice(-most)
    localStorage.setItem(storageKey, JSON.stringify(next))
    setHidden(next)
  }
  return [hidden.includes(whose), hide]
}
