// The page on which a session ended by itself: the same person returns to it after signing in again to the same area.
import type { SessionType } from '@hr/domain/session/landing.ts'
import * as z from 'zod/mini'
import { readJson } from '#web/shared/read-json.ts'

const key = 'leftPage'
const shape = z.object({ username: z.string(), type: z.string(), path: z.string() })
type Who = { readonly username: string; readonly type: SessionType }

const leftPage = () => readJson(shape, sessionStorage.getItem(key))

export const storeLeftPage = ({ username, type }: Who, path: string): void =>
  sessionStorage.setItem(key, JSON.stringify({ username, type, path }))

export const forgetLeftPage = (): void => sessionStorage.removeItem(key)

/** Whether a session ended in this tab and nobody has signed in since. */
export const hasLeftPage = (): boolean => leftPage() !== null

/** Returned once, and only to the same person: an owner in the space has no page of a company. */
export function takeLeftPage({ username, type }: Who): string | null {
  const left = leftPage()
  forgetLeftPage()
  return left?.username === username && left.type === type ? left.path : null
}
