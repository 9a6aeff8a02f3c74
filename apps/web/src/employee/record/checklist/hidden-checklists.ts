// The people whose checklist this reader has put away, in this browser.
import { useState } from 'react'
import * as z from 'zod/mini'

const storageKey = 'hidden_checklists'
const most = 200
const shape = z.array(z.int())

function stored(): readonly number[] {
  try {
    const parsed = z.safeParse(shape, JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

export function useHiddenChecklist(employeeId: number): [isHidden: boolean, hide: () => void] {
  const [hidden, setHidden] = useState(stored)
  const hide = () => {
    const next = [...stored(), employeeId].slice(-most)
    localStorage.setItem(storageKey, JSON.stringify(next))
    setHidden(next)
  }
  return [hidden.includes(employeeId), hide]
}
