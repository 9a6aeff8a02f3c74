import { paths } from '@hr/contract/paths.ts'
import { errorLanding, landingPage } from '@hr/domain/session/landing.ts'
import { expect, test } from 'vitest'
import { routeTable } from './routes.tsx'

const opens = (path: string) => {
  const row = routeTable.find(one => one.path === path)
  return row && (row.page !== undefined || row.redirectTo !== undefined)
}

// Spec part 2, with the name that our route gives the parameter.
const optional = [
  '/space/$subname',
  '/ams/roles/permission/$id',
  '/app/viewInfo/$id',
  '/app/ongStructure/orgChart/$id',
  '/app/employees/list/edit/$id',
  '/app/employees/list/view/$user',
  '/app/leaves/leave-requests/$leaveRequestId',
  '/app/leaves/approved-leave-requests/$leaveRequestId',
  '/app/leaves/approved-leave-requests-line/$leaveRequestId',
  '/app/attendances/lists/approved-requests-line/$id',
  '/app/attendances/lists/my-requests/$id',
  '/app/attendances/lists/team-requests/$id',
  '/app/attendances/lists/detail/$id',
  '/app/attendances/off-site-work/all-requests/$id',
  '/app/attendances/off-site-work/my-requests/$id',
  '/app/attendances/off-site-work/team-requests/$id',
  '/app/ot/my-ot/$id',
  '/app/ot/ot-requests/$id',
  '/app/ot/team-ot-requests/$id',
  '/app/administration/roles-permissions/$id',
]

test.each(optional)('%s opens without its parameter as well', path => {
  expect(opens(path)).toBeDefined()
  expect(opens(path.replace(/\/\$\w+$/, ''))).toBe(opens(path))
})

const leadsToPage = (href: string) => {
  const [page = ''] = href.split('?')
  const isRoute = (route: string) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(page)
  return routeTable.some(({ path }) => isRoute(path) && opens(path))
}

// E-mails, notifications and pages link through `paths`.
test.each(Object.entries(paths))('%s is the address of a page that exists', (_name, path) => {
  const href = String(typeof path === 'string' ? path : Reflect.apply(path, undefined, ['login', '1']))
  expect(leadsToPage(href)).toBe(true)
})

test.each(['app', 'space', 'ams'] as const)('signing in to %s, and an error there, lead to a page', type => {
  const landings = [true, false].map(passwordTemporary =>
    landingPage({ type, roleCode: null, username: 'me', passwordTemporary }),
  )
  for (const href of [...landings, errorLanding(type, 403) ?? '']) expect(leadsToPage(href)).toBe(true)
})
