// The filters of a list are in its view; `cleared` names them, each with its value when it is not set.

export type Filters = Readonly<Record<string, string | undefined>>

/** How many are set, without the search. */
export const filterCount = (view: Filters, cleared: Filters): number =>
  Object.keys(cleared).filter(name => name !== 'search' && view[name] !== undefined).length

/** By a filter or the search. */
export const isFiltered = (view: Filters, cleared: Filters): boolean =>
  filterCount(view, cleared) > 0 || (view.search ?? '') !== ''
