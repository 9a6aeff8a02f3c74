// Saved views: the search, filters, sort and columns of a list under a name, for oneself or shared.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { id, name } from './field.ts'

/** Of one person and list. */
export const mostViews = 30

/** The path of the list's page. */
const list = () => z.string().check(z.maxLength(100), z.regex(/^\/app(\/[a-z0-9-]+)+$/, 'invalid'))

export const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** The parameters of the page's address: 'status=active&sort=startDate' */
  query: z.string(),
  isShared: z.boolean(),
  /** The reader may rename and delete it. */
  mayChange: z.boolean(),
})
export type SavedView = z.output<typeof savedView>

export const listSavedViews = endpoint('GET', '/saved-views', {
  allow: 'app',
  topics: ['savedView'],
  summary: 'The views of a list that the caller saved or somebody shared, by name',
  input: z.strictObject({ list: list() }),
  output: z.object({ rows: z.array(savedView), mayAdd: z.boolean(), mayShare: z.boolean() }),
})

export const createSavedView = endpoint('POST', '/saved-views', {
  allow: 'app',
  topics: ['savedView'],
  summary: 'Save a view of a list; to share it needs EMPLOYEE edit',
  input: z.strictObject({
    list: list(),
    name: name(),
    query: z.string().check(z.maxLength(1000)),
    isShared: z._default(z.boolean(), false),
  }),
  output: savedView,
})

export const renameSavedView = endpoint('PATCH', '/saved-views/:id', {
  allow: 'app',
  topics: ['savedView'],
  summary: 'Rename an own view, or with EMPLOYEE edit a shared one',
  input: z.strictObject({ id: id(), name: name() }),
  output: savedView,
})

export const deleteSavedView = endpoint('DELETE', '/saved-views/:id', {
  allow: 'app',
  topics: ['savedView'],
  summary: 'Delete an own view, or with EMPLOYEE edit a shared one',
  input: z.strictObject({ id: id() }),
  output: nothing,
})
