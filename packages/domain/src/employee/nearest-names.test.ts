import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const named = (id: string, name: string, nameLo = '') => ({ id, name, nameLo })
const units = [
  named('sales', 'Sales Department', 'ພະແນກຂາຍ'),
  named('finance', 'Finance', 'ພະແນກການເງິນ'),
  named('it', 'IT', 'ໄອທີ'),
  named('south', 'South', ''),
]
const proposed = (typed: string) => nearestNames(typed, units).map(({ id }) => id)

test.each([
  ['Sales Departement', ['sales']],
  ['sales  DEPARTMENT', ['sales']],
  ['Slaes Depratmant', ['sales']],
  ['Sales Dprtmnt', ['sales']],
  ['Sales Dprtmn', []],
  ['ພະແນກຂາບ', ['sales']],
  ['ພະແນກການເງີນ', ['finance']],
  ['Finanse', ['finance']],
  ['Finnanse', ['finance']],
  ['Fnnansee', []],
  ['Fimanse', []],
  ['HT', []],
  ['Sou', []],
  ['Soth', ['south']],
  ['Nouth', ['south']],
  ['Sales', ['sales']],
  ['Sale', []],
  ['Warehouse', []],
])('%s is near %j', (typed, ids) => expect(proposed(typed)).toEqual(ids))

test('proposes the three nearest, the nearest first', () => {
  const names = ['Branch Last', 'Branch Mass', 'Branch East', 'Branch Eas', 'Branch Nest']
  const list = names.map(name => named(name, name))
  expect(nearestNames('Branch Easts', list).map(({ name }) => name)).toEqual([
    'Branch East',
    'Branch Last',
    'Branch Mass',
  ])
})
