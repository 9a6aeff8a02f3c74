// Positions and departments of new workspaces (P3).
import { starterDepartments, starterPositions } from '@hr/contract/starter.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createItem, orderItems, removeItem, renameItem } from './change-starter.ts'
import { listStarterItems } from './starter.store.ts'
import type { StarterTable } from './starter.store.ts'

const routesOf = (
  table: StarterTable,
  calls: typeof starterPositions | typeof starterDepartments,
): readonly Route[] => [
  route(calls.list, ({ db }) => listStarterItems(db, table)),
  route(calls.create, work => createItem(table, work)),
  route(calls.order, work => orderItems(table, work)),
  route(calls.update, work => renameItem(table, work)),
  route(calls.remove, work => removeItem(table, work)),
]

export const starterRoutes: readonly Route[] = [
  ...routesOf('starter_position', starterPositions),
  ...routesOf('starter_department', starterDepartments),
]
