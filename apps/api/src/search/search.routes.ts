import { globalSearch } from '@hr/contract/search.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { globalSearch as search } from './global-search.ts'

export const searchRoutes: readonly Route[] = [route(globalSearch, search)]
