// What the build draws for the first paint, and what first.ts fills in.
import type { Language } from '@hr/contract/messages/text.ts'

/** And the line below it, for some pages. */
export type Title = readonly [title: string, description?: string]

export type Drawn = {
  /** The variables of the theme. */
  readonly variables: string
  /** By path. */
  readonly signIns: Readonly<Record<Language, Readonly<Record<string, string>>>>
  readonly titles: Readonly<Record<Language, Readonly<Record<string, Title>>>>
  /** Without and with a line below the title. */
  readonly pages: readonly [plain: string, described: string]
}

export const placeholders = {
  nonce: '__CSP_NONCE__',
  title: '__TITLE__',
  name: '__NAME__',
  description: '__DESCRIPTION__',
  navbar: 'var(--first-navbar)',
} as const
