import { getDashboard } from '@hr/contract/dashboard.ts'
import { myPermissions } from '@hr/contract/permission.ts'
import { demoSignIns, getProfile } from '@hr/contract/session.ts'
import { expect, it } from 'vitest'
import { earlyPaths } from '#web/api/early-answers.ts'
import { routeTable } from '../routes.tsx'
import { drawn } from './draw.tsx'
import { descriptionKeys, titleKeys } from './titles.ts'

it('draws titles of pages that exist', () => {
  const built = new Set(routeTable.filter(({ page }) => page !== undefined).map(({ path }) => path))
  expect([...titleKeys.keys(), ...descriptionKeys.keys()].filter(path => !built.has(path))).toEqual([])
})

it('draws each title in both languages', () => {
  expect(Object.keys(drawn.titles.lo)).toEqual(Object.keys(drawn.titles.en))
  expect(drawn.titles.en['/app/employees/list']).toEqual([
    'Employees',
    'Everyone who works or has worked here.',
  ])
  expect(drawn.titles.lo['/app/employees/list']?.[0]).toBe('ພະນັກງານ')
})

it('draws each line below a title', () => {
  const paths = [...descriptionKeys.keys()]
  expect(paths.filter(path => drawn.titles.en[path]?.[1] === undefined)).toEqual([])
})

it('draws nothing that can be pressed or typed in', () => {
  const markup = [
    ...drawn.pages,
    ...Object.values(drawn.signIns.en),
    ...Object.values(drawn.signIns.lo),
  ].join('')
  expect(markup).not.toMatch(/<(a|button|input|select|textarea)[\s>]/)
})

it('begins the calls that the application makes', () => {
  expect(earlyPaths).toEqual({
    area: [getProfile.path, myPermissions.path],
    dashboard: [getDashboard.path],
    signIn: [demoSignIns.path],
  })
})
