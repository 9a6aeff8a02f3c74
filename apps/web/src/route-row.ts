// The shape of a row of the route table. `routes` checks that each page takes only parameters its own address has.
import type { Action, AmsPageGroup, PageGroup } from '@hr/domain/access/page-groups.ts'
import type { ReactNode } from 'react'

export type Area = 'app' | 'ams' | 'space' | 'open'
type Group = PageGroup | AmsPageGroup

type NameIn<Path> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never
/** The parameters of '/space/$subname/owners': `{ subname: string }`. */
type Parameters<Path> = { readonly [Name in NameIn<Path>]: string }

/** A component that takes them as props. */
export type PageOf<Given> = (parameters: Given) => ReactNode

type Row<Path, Given> = {
  /** `$name` is a parameter: the page and `enter` get it by that name. */
  readonly path: Path
  readonly area: Area
  /** Needs view permission on one of these; without it everybody of the area may open the page. */
  readonly group?: Group | readonly Group[]
  /** Needs this action on the group instead of view. */
  readonly action?: Action
  readonly page?: () => Promise<PageOf<Given>>
  readonly redirectTo?: string
  /** Done before the redirect. */
  readonly enter?: (parameters: Given) => Promise<void>
  /** Query parameter with a token: removed from the URL immediately (security). */
  readonly token?: 'auth' | 'token'
}

/** A row once its names are checked. */
export type RouteRow = Row<string, Readonly<Record<string, string>>>

export function routes<const Paths extends readonly string[]>(rows: {
  readonly [Place in keyof Paths]: Row<Paths[Place], Parameters<Paths[Place]>>
}): readonly RouteRow[] {
  return rows as readonly RouteRow[]
}
