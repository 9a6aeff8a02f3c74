// What a new workspace begins with (P3): positions and departments, in their order. Existing workspaces have copies.
import { namedRow } from './named-row.ts'
import type { AmsPageGroup } from '@hr/domain/access/page-groups.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { id, name, optionalText } from './field.ts'

const fields = { name: name(), nameLo: optionalText(50) }

function starterCalls(things: 'positions' | 'departments', amsGroup: AmsPageGroup) {
  const path = `/ams/${things}` as const
  return {
    list: endpoint('GET', path, {
      allow: { amsGroup, action: 'view' },
      topics: ['starter'],
      summary: `The ${things} that a new workspace begins with, in their order`,
      input: z.strictObject(plainPaging),
      output: z.array(namedRow),
    }),
    create: endpoint('POST', path, {
      allow: { amsGroup, action: 'add' },
      topics: ['starter'],
      summary: `Add one to the ${things} of new workspaces, the last of the order; its name is used once`,
      input: z.strictObject(fields),
      output: namedRow,
    }),
    order: endpoint('PUT', `${path}/order`, {
      allow: { amsGroup, action: 'edit' },
      topics: ['starter'],
      summary: `Put all ${things} of new workspaces into this order; LIST_CHANGED when these are not all of them any more`,
      input: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(500)) }),
      output: nothing,
    }),
    update: endpoint('PUT', `${path}/:id`, {
      allow: { amsGroup, action: 'edit' },
      topics: ['starter'],
      summary: `Rename one of the ${things} of new workspaces`,
      input: z.strictObject({ id: id(), ...fields }),
      output: namedRow,
    }),
    remove: endpoint('DELETE', `${path}/:id`, {
      allow: { amsGroup, action: 'delete' },
      topics: ['starter'],
      summary: `Remove one from the ${things} of new workspaces`,
      input: z.strictObject({ id: id() }),
      output: nothing,
    }),
  }
}

export const starterPositions = starterCalls('positions', 'AMS_POSITION')
export const starterDepartments = starterCalls('departments', 'AMS_DEPARTMENT')

export const {
  list: listStarterPositions,
  create: createStarterPosition,
  order: orderStarterPositions,
  update: updateStarterPosition,
  remove: deleteStarterPosition,
} = starterPositions
export const {
  list: listStarterDepartments,
  create: createStarterDepartment,
  order: orderStarterDepartments,
  update: updateStarterDepartment,
  remove: deleteStarterDepartment,
} = starterDepartments
