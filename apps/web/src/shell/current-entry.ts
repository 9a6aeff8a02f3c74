// Which menu entry the current page belongs to.
import type { ShownEntry } from './menu.ts'

/** A list's entry is also marked on its detail pages. */
export const isWithin = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`)

export const isCurrent = (pathname: string, { path, within }: ShownEntry) =>
  pathname === path || within.some(each => isWithin(pathname, each))
