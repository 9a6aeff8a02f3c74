// The server's part of the global search: people, names and requests that the caller may see.
import type { globalSearch as endpoint } from '@hr/contract/search.ts'
import type { Handler } from '#api/http/context.ts'
import { findNames } from './find-names.ts'
import { findPeople } from './find-people.ts'
import { findRequests } from './find-requests.ts'

export type SearchWork = Parameters<Handler<typeof endpoint>>[0]

export const globalSearch: Handler<typeof endpoint> = async work => ({
  people: await findPeople(work),
  names: await findNames(work),
  requests: await findRequests(work),
})
