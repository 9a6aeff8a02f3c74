// Structure tags: the kinds of nodes a structure has (P9).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing, plainPaging } from './envelope.ts'
import { id, name, optionalText } from './field.ts'

/** Kinds of nodes: Company, Division, Department, ... `code` DEPARTMENT marks what the departments page lists. */
export const structureTag = z.object({
  id: z.string(),
  code: z.nullable(z.string()),
  name: z.string(),
  nameLo: z.string(),
  sortOrder: z.int(),
  nodeCount: z.int(),
})
export type StructureTag = z.output<typeof structureTag>

const tagFields = { name: name(), nameLo: optionalText(50) }

export const listStructureTags = endpoint('GET', '/structure-tags', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'The structure tags in their order, with how many nodes wear them',
  input: z.strictObject(plainPaging),
  output: z.array(structureTag),
})

export const createStructureTag = endpoint('POST', '/structure-tags', {
  allow: { group: 'ORGANIZATION', action: 'edit' },
  topics: ['organization'],
  summary: 'Add a structure tag, the last of the order',
  input: z.strictObject(tagFields),
  output: structureTag,
})

export const orderStructureTags = endpoint('PUT', '/structure-tags/order', {
  allow: { group: 'ORGANIZATION', action: 'edit' },
  topics: ['organization'],
  summary: 'Set the order of structure tags; those left out follow in their current order',
  input: z.strictObject({ ids: z.array(id()).check(z.minLength(1), z.maxLength(500)) }),
  output: nothing,
})

export const updateStructureTag = endpoint('PUT', '/structure-tags/:id', {
  allow: { group: 'ORGANIZATION', action: 'edit' },
  topics: ['organization'],
  summary: 'Rename a structure tag',
  input: z.strictObject({ id: id(), ...tagFields }),
  output: structureTag,
})

export const deleteStructureTag = endpoint('DELETE', '/structure-tags/:id', {
  allow: { group: 'ORGANIZATION', action: 'edit' },
  topics: ['organization'],
  summary: 'Delete a structure tag that no node wears and that is not the Department one; otherwise IN_USE',
  input: z.strictObject({ id: id() }),
  output: nothing,
})
