import { useState } from 'react'

/** A change of more people, requests or days than this needs their number typed. */
const mostUntyped = 100

export const mustTypeCount = (count: number): boolean => count > mostUntyped

export const isCountConfirmed = (typed: string, count: number): boolean =>
  !mustTypeCount(count) || typed.trim() === String(count)

/** `field` has the properties of TypedCount. */
export function useTypedCount(count: number) {
  const [typed, onType] = useState('')
  return { isConfirmed: isCountConfirmed(typed, count), field: { count, typed, onType } }
}
