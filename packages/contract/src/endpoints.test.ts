import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pathParameters } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints.ts'

const properties = (schema: z.ZodMiniType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

test('no two endpoints share method and path', () => {
  const keys = allEndpoints.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':x')}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
})

// The API tests call each of them; here a new one without them fails in a second.
const isList = ({ output }: Endpoint) =>
  output instanceof z.ZodMiniArray || (output instanceof z.ZodMiniObject && 'total' in output.shape)
const lists = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET' && isList(endpoint))

test('every list takes page and limit', () => {
  expect(lists.length).toBeGreaterThan(40)
  const takes = (endpoint: Endpoint) =>
    ['page', 'limit'].every(name => properties(endpoint.input).includes(name))
  expect(lists.filter(({ endpoint }) => !takes(endpoint)).map(({ name }) => name)).toEqual([])
})

test.each(lists.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s: page is 1 to 100,000 and limit 1 to 100',
  (_name, { input }) => {
    const isRefused = (field: 'page' | 'limit', value: unknown) =>
      z.safeParse(input, { [field]: value }).error?.issues.some(({ path }) => path[0] === field) ?? false
    const refused = {
      page: [0, 1, 100_000, 100_001, -1, 'abc'].filter(page => isRefused('page', page)),
      limit: [0, 1, 100, 101, -1, 'abc'].filter(limit => isRefused('limit', limit)),
    }
    expect(refused).toEqual({ page: [0, 100_001, -1, 'abc'], limit: [0, 101, -1, 'abc'] })
  },
)

// Without a topic: never read through the cache of the browser, or nothing that is read there changes.
test('every read that can become stale says what it is about, every write what it changes', () => {
  const without = allEndpoints.filter(
    ({ endpoint: { topics, allow, raw }, feature }) =>
      topics.length === 0 && allow !== 'public' && raw !== true && feature !== 'session',
  )
  expect(without.map(({ name }) => name)).toEqual([
    'viewAs',
    'exportOverrules',
    'exportAttendance',
    'cancelImport',
    'exportLeaveRequests',
    'exportLeaveSummary',
    'switchAccount',
    'amsOutbox',
    'amsJobs',
    'exportOtRecords',
    'exportOtRequests',
    'startPasskey',
    'keepDevice',
    'removeDevice',
    'globalSearch',
    'passSecondStep',
    'startSecondStep',
    'startRequiredSecondStep',
  ])
})

test('every topic is read, and every topic but the audit log is changed by a write', () => {
  const topicsOf = (isRead: boolean) =>
    new Set(
      allEndpoints
        .filter(
          ({ name, endpoint: { method } }) => isRead === (method === 'GET' || name.startsWith('preview')),
        )
        .flatMap(({ endpoint }) => endpoint.topics),
    )
  expect(topicsOf(true)).toEqual(new Set([...topicsOf(false), 'audit']))
})

test.each([
  ['notification', ['/dashboard', '/notifications']],
  [
    'access',
    [
      '/approval-templates',
      '/company-profile',
      '/dashboard',
      '/employees',
      '/first-steps',
      '/full-access',
      '/permissions',
      '/roles',
    ],
  ],
  [
    'leave',
    [
      '/approval-delegations',
      '/company-profile',
      '/dashboard',
      '/leave-balances',
      '/leave-calendar',
      '/leave-requests',
      '/leave-summary',
      '/leave-types',
      '/requests',
    ],
  ],
  [
    'attendance',
    [
      '/attendance',
      '/attendance-request-quota',
      '/attendance-requests',
      '/attendance-types',
      '/dashboard',
      '/off-site-requests',
      '/ot-records',
      '/ot-summary',
      '/requests',
    ],
  ],
])('a change of %s makes stale what is read below %j', (topic, roots) => {
  const stale = allEndpoints.filter(
    ({ endpoint: { method, topics } }) => method === 'GET' && topics.some(one => one === topic),
  )
  const rootOf = (path: string) => path.split('/').slice(0, 2).join('/')
  expect([...new Set(stale.map(({ endpoint }) => rootOf(endpoint.path)))].toSorted()).toEqual(roots)
})

// A link in an e-mail is opened by whatever looks through the mail, too.
test('no link decides: what approves, rejects, cancels or changes a request is never read with GET', () => {
  const deciding = allEndpoints.filter(({ endpoint }) =>
    /-requests\/.*(approve|reject|cancel|amend|decide)/.test(endpoint.path),
  )
  expect(deciding.length).toBeGreaterThan(5)
  expect(deciding.filter(({ endpoint }) => endpoint.method === 'GET')).toEqual([])
})

test.each(allEndpoints.map(({ name, endpoint }) => [name, endpoint] as const))(
  '%s: path parameters are fields, unknown fields are refused, the summary says something',
  (_name, endpoint) => {
    expect(properties(endpoint.input)).toEqual(expect.arrayContaining(pathParameters(endpoint.path)))
    expect(z.safeParse(endpoint.input, { surprise: 1 }).error?.issues.map(issue => issue.code)).toContain(
      'unrecognized_keys',
    )
    expect(endpoint.summary.length).toBeGreaterThan(5)
  },
)

// Spec part 7 and design/api.md: these calls must exist under exactly these names.
test.each([
  'POST /auth/login',
  'POST /auth/employee/login',
  'POST /auth/email',
  'POST /users/register',
  'POST /auth/forgot-password',
  'POST /users/reset-password-by-email',
  'POST /users/change-password',
  'GET /auth/access-workspace/:workspaceId',
  'POST /auth/logout',
  'GET /users/profile',
  'GET /permissions/roles',
  'GET /employees',
  'GET /notifications',
  'GET /districts/:id',
  'GET /provinces/:districtId',
  'GET /provinces',
  'GET /provinces/:provinceId/districts',
  'GET /districts/:id/villages',
  'GET /positions',
  'GET /job-grades',
  'GET /org-structure',
  'GET /org-structure/:id',
  'GET /org-structure/chart',
  'GET /departments',
  'GET /structure-tags',
  'POST /employees/import',
  'DELETE /employees/:id',
  'PUT /employees/:id',
  'GET /employees/:id',
  'POST /employees',
  'GET /currency',
  'POST /currency',
  'PUT /currency/:code',
  'DELETE /currency/:code',
  'POST /employees/:id/reset-password',
  'POST /leave-requests',
  'GET /leave-requests',
  'GET /leave-requests/:id',
  'POST /leave-requests/:id/approve',
  'POST /leave-requests/:id/reject',
  'POST /leave-requests/:id/cancel',
  'POST /leave-requests/preview',
  'GET /leave-types',
  'GET /leave-balances',
  'GET /leave-calendar',
  'POST /notifications/:id/read',
  'POST /notifications/read-all',
  'POST /notifications/:id/unread',
  'GET /notification-settings',
  'PUT /notification-settings',
  'GET /space',
  'POST /workspaces',
  'GET /ams/dashboard',
  'GET /ams/users',
  'POST /ams/users',
  'GET /ams/users/:id',
  'PUT /ams/users/:id',
  'POST /ams/users/:id/deactivate',
  'POST /ams/users/:id/reset-password',
  'GET /ams/roles',
  'POST /ams/roles',
  'PUT /ams/roles/:id',
  'DELETE /ams/roles/:id',
  'GET /ams/roles/:id/permissions',
  'PUT /ams/roles/:id/permissions',
  'GET /ams/permissions',
  'POST /employees/:id/terminate',
  'PUT /employees/:id/shift',
  'PUT /leave-requests/:id',
  'POST /attendance-requests',
  'POST /off-site-requests',
  'POST /ot-requests',
  'GET /leave-summary',
  'GET /leave-summary/:employeeId',
  'POST /leave-adjustments',
  'POST /attendance/punches',
  'GET /attendance/punches',
  'GET /attendance/days',
  'GET /attendance/days/:employeeId/:date',
  'GET /attendance/report',
  'GET /attendance/overrules',
  'POST /attendance/overrules',
  'POST /attendance/import',
  'GET /attendance/periods',
  'POST /attendance/periods/:id/close',
  'GET /attendance-types',
  'GET /attendance-rates',
  'GET /attendance-request-quota',
  'GET /ot-settings',
  'GET /ot-records',
  'GET /ot-summary',
  'GET /ot-limits',
  'GET /work-shifts',
  'GET /holidays',
  'GET /company-profile',
  'GET /roles',
  'GET /roles/:id/permissions',
  'GET /permissions',
  'GET /approval-templates',
  'GET /push/public-key',
  'GET /ams/business',
  'GET /ams/positions',
  'GET /ams/departments',
  'GET /workspaces',
  'GET /workspaces/:id',
  'POST /error-reports',
  'GET /health',
  'GET /ready',
])('%s exists', call => {
  expect(allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).toContain(call)
})
