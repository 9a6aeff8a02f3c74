// A page with search parameters: another name or value than the page has fails the type check.
import type { Href, MadeBy, paths } from '@hr/contract/paths.ts'

/** By the name of the page in `paths`; `search-parameters.ts` adds each page that links set parameters of. */
export interface Searches {}

type ByAddress = {
  [Name in keyof Searches & keyof typeof paths as MadeBy<(typeof paths)[Name]>]: Searches[Name]
}
export type SearchOf<To extends Href> = To extends keyof ByAddress ? ByAddress[To] : Record<string, never>

export type Place<To extends Href = Href> = { readonly to: To; readonly search?: SearchOf<To> }

export const place = <To extends Href>(to: To, search: SearchOf<To>) => ({ to, search }) satisfies Place<To>
