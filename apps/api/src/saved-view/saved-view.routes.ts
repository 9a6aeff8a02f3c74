import * as contract from '@hr/contract/saved-view.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { viewCreated, viewDeleted, viewRenamed, viewsListed } from './change-views.ts'

export const savedViewRoutes: readonly Route[] = [
  route(contract.listSavedViews, viewsListed),
  route(contract.createSavedView, viewCreated),
  route(contract.renameSavedView, viewRenamed),
  route(contract.deleteSavedView, viewDeleted),
]
