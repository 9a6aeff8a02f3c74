// The page on which a session ended by itself: the same person returns to it after signing in again.
import * as z from 'zod/mini'

const key = 'leftPage'
const shape = z.object({ username: z.string(), path: z.string() })

function leftPage(): z.output<typeof shape> | null {
  try {
    const parsed = z.safeParse(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const keepLeftPage = (username: string, path: string): void =>
  sessionStorage.setItem(key, JSON.stringify({ username, path }))

export const forgetLeftPage = (): void => sessionStorage.removeItem(key)

/** Whether a session ended in this tab and nobody has signed in since. */
export const hasLeftPage = (): boolean => leftPage() !== null

/** Returned once, and only to the same person. */
export function takeLeftPage(username: string): string | null {
  const left = leftPage()
  forgetLeftPage()
  return left?.username === username ? left.path : null
}
