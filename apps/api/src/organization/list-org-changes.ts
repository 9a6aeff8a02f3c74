// The history of the structure, newest first: who changed what, with names before and after (P9).
import type { OrgChange, listOrgChanges as endpoint } from '@hr/contract/organization.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { listPeople } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import { countVersions, listAccountNames, listNodeNames, listVersions } from './org-history.queries.ts'
import type { VersionRow } from './org-history.queries.ts'
import { listTags } from './structure-tag.store.ts'

type Name = { readonly en: string; readonly lo: string }
type Names = {
  readonly unit: (id: string | null) => Name | null
  readonly person: (id: number | null) => Name | null
  readonly tag: (id: string | null) => Name | null
}
const nothing = {
  name: '',
  nameLo: '',
  parentId: null,
  managerId: null,
  structureTagId: null,
  description: '',
  location: '',
}

export const listOrgChanges: Handler<typeof endpoint> = async ({ db, input }) => {
  const page = await listPage(input, {
    rows: window => listVersions(db, input.nodeId, window),
    total: () => countVersions(db, input.nodeId),
    keyOf: row => newestKey({ createdAt: row.at, id: row.id }),
    isKey: isNewestKey,
  })
  const states = page.rows.flatMap(row => [row, row.before ?? nothing])
  const nodes = await listNodeNames(
    db,
    states.map(state => state.parentId),
  )
  const tags = new Map((await listTags(db)).map(tag => [tag.id, tag]))
  const people = await listPeople(db, [
    ...states.map(state => state.managerId),
    ...page.rows.map(row => row.actorId),
  ])
  const accounts = await listAccountNames(
    db,
    page.rows.map(row => row.accountId),
  )
  const names: Names = {
    unit: id => nodes.get(id ?? '') ?? null,
    person: id => {
      const person = people.get(id ?? 0)
      return person ? { en: fullName(person, 'en'), lo: fullName(person, 'lo') } : null
    },
    tag: id => {
      const tag = tags.get(id ?? '')
      return tag ? { en: tag.name, lo: tag.nameLo || tag.name } : null
    },
  }
  const rows = page.rows.map((row): OrgChange => ({
    id: row.id,
    at: row.at.toISOString(),
    operation: row.operation,
    node: { id: row.nodeId, name: row.name, nameLo: row.nameLo },
    actor: people.get(row.actorId ?? 0) ?? null,
    by: row.actorId === null ? (accounts.get(row.accountId ?? '') ?? null) : null,
    changes: row.operation === 'DELETE' ? [] : changesOf(row, names),
  }))
  return { ...page, rows }
}

function changesOf(row: VersionRow, names: Names): OrgChange['changes'] {
  const before = row.before ?? nothing
  const text = (value: string): Name | null => (value === '' ? null : { en: value, lo: value })
  const fields = [
    ['name', text(before.name), text(row.name)],
    ['nameLo', text(before.nameLo), text(row.nameLo)],
    ['parent', names.unit(before.parentId), names.unit(row.parentId)],
    ['manager', names.person(before.managerId), names.person(row.managerId)],
    ['structureTag', names.tag(before.structureTagId), names.tag(row.structureTagId)],
    ['description', text(before.description), text(row.description)],
    ['location', text(before.location), text(row.location)],
  ] as const
  const ids = { parent: 'parentId', manager: 'managerId', structureTag: 'structureTagId' } as const
  const differs = (field: (typeof fields)[number][0]) => {
    const key = field === 'parent' || field === 'manager' || field === 'structureTag' ? ids[field] : field
    return before[key] !== row[key]
  }
  return fields
    .filter(([field]) => differs(field))
    .map(([field, old, now]) => ({
      field,
      before: old?.en ?? null,
      after: now?.en ?? null,
      beforeLo: old?.lo ?? null,
      afterLo: now?.lo ?? null,
    }))
}
