// The structure of a company: its tree with counts, moves with what they change, and its history (P9).
import { namedRow } from './named-row.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging, plainPaging } from './envelope.ts'
import { employeeId, id, localDate, name, optionalText, search } from './field.ts'
import { person } from './person.ts'
import { plannedMove } from './planned-move.ts'

const nodeFields = {
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
  parentId: z.nullable(z.string()),
  managerId: z.nullable(z.int()),
  manager: z.nullable(person),
  structureTagId: z.nullable(z.string()),
  structureTag: z.nullable(z.string()),
  structureTagLo: z.nullable(z.string()),
  description: z.string(),
  location: z.string(),
  /** People whose unit it is. */
  employeeCount: z.int(),
  /** With everything below. */
  totalEmployees: z.int(),
  /** Null on dates from the move on. */
  plannedMove: z.nullable(plannedMove),
}

/** A node with everything below it, in order. */
const orgNode = z.extend(z.object(nodeFields), {
  get children() {
    return z.array(orgNode)
  },
})
export type OrgNode = z.output<typeof orgNode>

const orgNodeDetail = z.object({
  ...nodeFields,
  parent: z.nullable(namedRow),
  /** From the top down to the parent. */
  path: z.array(namedRow),
  children: z.array(orgNode),
  /** People with a past, present or planned job in it: while there are some, it cannot be deleted. */
  peopleEver: z.int(),
  /** Units that are planned to move below it: while there are some, it cannot be deleted. */
  movesHere: z.array(z.object({ on: z.string(), unit: namedRow })),
})
export type OrgNodeDetail = z.output<typeof orgNodeDetail>

const asOf = z.optional(localDate())

export const getOrgStructure = endpoint('GET', '/org-structure', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary:
    'The structure as a tree; with a date, as it was at the end of that day, or will be after planned moves. A page counts the units at the top',
  input: z.strictObject({ ...plainPaging, date: asOf }),
  output: z.array(orgNode),
})

export const getOrgNode = endpoint('GET', '/org-structure/:id', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'One node with its parent and everything below',
  input: z.strictObject({ id: id() }),
  output: orgNodeDetail,
})

const orgNodeInput = {
  name: name(),
  nameLo: optionalText(50),
  structureTagId: z._default(z.nullable(id()), null),
  managerId: z._default(z.nullable(employeeId()), null),
  description: optionalText(500),
  location: optionalText(100),
}

export const createOrgNode = endpoint('POST', '/org-structure', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'add' },
  topics: ['organization'],
  summary: 'Add a node, the last below its parent',
  input: z.strictObject({ ...orgNodeInput, parentId: z._default(z.nullable(id()), null) }),
  output: orgNodeDetail,
})

export const updateOrgNode = endpoint('PUT', '/org-structure/:id', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'edit' },
  topics: ['organization'],
  summary: 'Change a node; parentId left out keeps its place, given it moves the node (CYCLE below itself)',
  input: z.strictObject({ id: id(), ...orgNodeInput, parentId: z.optional(z.nullable(id())) }),
  output: orgNodeDetail,
})

export const deleteOrgNode = endpoint('DELETE', '/org-structure/:id', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'delete' },
  topics: ['organization'],
  summary:
    'Delete a node without children that no job of anybody names and no move is planned to; otherwise IN_USE',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const listUnitsWithoutManager = endpoint('GET', '/org-structure/without-manager', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'edit' },
  topics: ['organization'],
  summary: 'The nodes without a manager from the top down, each with the manager its line managers suggest',
  input: z.strictObject(plainPaging),
  output: z.array(
    z.object({
      unit: namedRow,
      /** From the top down to the parent. */
      path: z.array(namedRow),
      /** People whose unit it is. */
      employeeCount: z.int(),
      /** With the direct reports in the whole company; null = no line manager suggests anybody. */
      proposed: z.nullable(z.object({ manager: person, reports: z.int() })),
    }),
  ),
})
export type UnitWithoutManager = z.output<(typeof listUnitsWithoutManager)['output']>[number]

/** Most units that get a manager in one call. */
export const mostUnitManagers = 500

export const assignUnitManagers = endpoint('PUT', '/org-structure/managers', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'edit' },
  topics: ['organization'],
  summary: 'Set the managers of nodes that have none; a node that has one by now, or is deleted, is left out',
  input: z.strictObject({
    /** Id of the node -> who manages it; null = nobody yet. */
    managers: z
      .record(id(), z.nullable(employeeId()))
      .check(z.refine(given => Object.keys(given).length <= mostUnitManagers, { error: 'invalid' })),
  }),
  /** How many nodes got a manager. */
  output: z.object({ assigned: z.int() }),
})

/** `index` is the place among the new siblings, from 0; left out = the last. */
const target = {
  id: id(),
  parentId: z.nullable(id()),
  index: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  /** The day of the move; left out or today = at once. */
  on: z.optional(localDate()),
}

export const moveOrgNode = endpoint('POST', '/org-structure/:id/move', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'edit' },
  topics: ['organization'],
  summary:
    'Move a node with everything below, at once or on a later day; below itself is refused with CYCLE. Replaces a planned move',
  input: z.strictObject(target),
  output: orgNodeDetail,
})

export const cancelOrgNodeMove = endpoint('DELETE', '/org-structure/:id/move', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'edit' },
  topics: ['organization'],
  summary: 'Undo the planned move of a node before its day; NOT_FOUND if there is none',
  input: z.strictObject({ id: id() }),
  output: orgNodeDetail,
})

export const previewOrgNodeMove = endpoint('POST', '/org-structure/:id/move/preview', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'edit' },
  topics: ['organization'],
  summary: 'What a move, or another manager (managerId given), would change; stores nothing',
  input: z.strictObject({ ...target, managerId: z.optional(z.nullable(employeeId())) }),
  output: z.object({
    /** From the top down to the node itself. */
    pathBefore: z.array(namedRow),
    pathAfter: z.array(namedRow),
    /** Nodes that move along, without the node itself. */
    units: z.int(),
    /** People in the node and below. */
    people: z.int(),
    /** Undecided steps that would be asked of somebody else (R9); `steps` has the first 50. */
    approvalStepCount: z.int(),
    approvalSteps: z.array(
      z.object({
        requestId: z.string(),
        kind: z.string(),
        number: z.int(),
        requester: person,
        from: z.nullable(person),
        to: z.nullable(person),
      }),
    ),
    /** Whose team (P5) changes, by how many people. */
    teams: z.array(z.object({ leader: person, gains: z.int(), loses: z.int() })),
  }),
})
export type OrgMoveEffect = z.output<(typeof previewOrgNodeMove)['output']>

/** One field before and after, by name where it is an id. */
const fieldChange = z.object({
  field: z.enum(['name', 'nameLo', 'parent', 'manager', 'structureTag', 'description', 'location']),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The same in Lao where it is a name that has one. */
  beforeLo: z.nullable(z.string()),
  afterLo: z.nullable(z.string()),
})

const orgChange = z.object({
  id: z.string(),
  /** ISO instant. */
  at: z.string(),
  operation: z.enum(['CREATE', 'UPDATE', 'DELETE']),
  node: namedRow,
  /** Who did it; null = not an employee, then `by` names the account, or the server itself. */
  actor: z.nullable(person),
  by: z.nullable(z.string()),
  changes: z.array(fieldChange),
})
export type OrgChange = z.output<typeof orgChange>

export const listOrgChanges = endpoint('GET', '/org-structure/history', {
  allow: { group: ['ORGANIZATION', 'DEPARTMENT'], action: 'view' },
  topics: ['organization'],
  summary: 'Changes of the structure, the newest first; with nodeId those of one node',
  input: z.strictObject({ ...paging, nodeId: z.optional(id()) }),
  output: listOf(orgChange),
})

export const department = z.object({
  ...nodeFields,
  /** From the top down to the parent. */
  path: z.array(namedRow),
  childCount: z.int(),
})
export type Department = z.output<typeof department>

export const listDepartments = endpoint('GET', '/departments', {
  allow: { group: ['DEPARTMENT', 'ORGANIZATION', 'EMPLOYEE'], action: 'view' },
  topics: ['organization'],
  summary: 'The nodes tagged Department, by name',
  input: z.strictObject({ ...paging, search: search() }),
  output: listOf(department),
})
