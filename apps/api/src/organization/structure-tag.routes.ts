// Structure tags (P9).
import { listStructureTags } from '@hr/contract/structure-tag.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listTags } from './structure-tag.store.ts'

export const structureTagRoutes: readonly Route[] = [
  route(listStructureTags, ({ db, caller }) => listTags(db, caller.workspaceId)),
]
