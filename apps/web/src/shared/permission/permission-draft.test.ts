import { expect, test } from 'vitest'
import { draftChanges, drafted, isGiven, ticked } from './permission-draft.ts'
import type { Draft } from './permission-draft.ts'

const held = new Set(['EMPLOYEE:view', 'EMPLOYEE:edit'])
const everything = () => true
const noDraft: Draft = new Map()
const tick = (groupName: string, actions: readonly string[], wanted: boolean, draft = noDraft) =>
  ticked(held, draft, { groupName, actions, wanted, mayGive: everything })

test('an action brings view along', () =>
  expect([...tick('POSITION', ['add'], true)]).toEqual([
    ['POSITION:add', true],
    ['POSITION:view', true],
  ]))

test('view takes everything with it, and only what is held is a change', () =>
  expect([...tick('EMPLOYEE', ['view'], false)]).toEqual([
    ['EMPLOYEE:view', false],
    ['EMPLOYEE:edit', false],
  ]))

test('another action goes alone', () =>
  expect([...tick('EMPLOYEE', ['edit'], false)]).toEqual([['EMPLOYEE:edit', false]]))

test('ticking back leaves nothing to save', () => {
  const once = tick('EMPLOYEE', ['edit'], false)
  expect(tick('EMPLOYEE', ['edit'], true, once).size).toBe(0)
})

test('what may not be given stays as it is', () => {
  const mayGive = (id: string) => id !== 'POSITION:delete'
  const draft = ticked(held, noDraft, {
    groupName: 'POSITION',
    actions: ['add', 'delete'],
    wanted: true,
    mayGive,
  })
  expect(draftChanges(held, draft).given).toEqual(['POSITION:add', 'POSITION:view'])
})

test('a change that somebody else has made meanwhile is none any more, and theirs stay', () => {
  const draft = tick('POSITION', ['view'], true)
  const later = new Set([...held, 'POSITION:view', 'JOB_GRADE:view'])
  expect(draftChanges(later, draft)).toEqual({ given: [], taken: [] })
  expect(drafted(later, draft)).toEqual([...later])
})

test('what the role would hold', () => {
  const draft = tick('EMPLOYEE', ['edit'], false)
  expect(drafted(held, draft)).toEqual(['EMPLOYEE:view'])
  expect([isGiven(held, draft, 'EMPLOYEE:view'), isGiven(held, draft, 'EMPLOYEE:edit')]).toEqual([
    true,
    false,
  ])
})
