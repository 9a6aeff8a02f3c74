import * as contract from '@hr/contract/saved-view.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createSavedView, deleteSavedView, renameSavedView, listSavedViews } from './change-views.ts'

export const savedViewRoutes: readonly Route[] = [
  route(contract.listSavedViews, listSavedViews),
  route(contract.createSavedView, createSavedView),
  route(contract.renameSavedView, renameSavedView),
  route(contract.deleteSavedView, deleteSavedView),
]
