import { expect, test } from 'vitest'
import { viewQuery, viewSearch } from './view-query.ts'

test.each([
  [{}, ''],
  [{ status: 'active', search: '' }, 'status=active'],
  [{ status: 'active', new: '1', who: '12', day: '2026-03-02' }, 'status=active'],
  [{ sort: '-name', columns: 'unit,status' }, 'columns=unit%2Cstatus&sort=-name'],
  [{ search: 'ຄຳ & co', page: 3 }, `search=${encodeURIComponent('ຄຳ')}+%26+co`],
])('%j is %s', (search, query) => {
  expect(viewQuery(search)).toBe(query)
  expect(viewQuery(viewSearch(query))).toBe(query)
})
