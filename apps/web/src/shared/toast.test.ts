import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastError, toastHint, toastNotification, toastStoreError, toastSuccess } from './toast.ts'

const shown = () =>
  notificationsStore
    .getState()
    .notifications.map(({ message, autoClose, position }) => ({ message, autoClose, position }))

const on = (pathname: string) => vi.stubGlobal('location', { pathname })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  notifications.clean()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['/app/dashboard', 5000],
  ['/ams/users', 4000],
  ['/space/owner', 4000],
  ['/login', 4000],
])('a failed call shows its message on %s after 700 ms, for %d ms at the top right (spec 8)', (path, ms) => {
  on(path)
  toastError(new Error('It failed'))
  vi.advanceTimersByTime(699)
  expect(shown()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([{ message: 'It failed', autoClose: ms, position: 'top-right' }])
})

test('an error in the store is shown after 700 ms for 4 s, also in the app (spec 8)', () => {
  on('/app/dashboard')
  toastStoreError('You are not connected')
  vi.advanceTimersByTime(699)
  expect(shown()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([{ message: 'You are not connected', autoClose: 4000, position: 'top-right' }])
})

test('a success is shown at once for 3 s (spec 7, 9)', () => {
  on('/app/profile')
  toastSuccess('Password changed')
  expect(shown()).toEqual([{ message: 'Password changed', autoClose: 3000, position: 'top-right' }])
})

test.each([
  ['/app/dashboard', 5000],
  ['/login', 4000],
])('a hint on %s stays %d ms', (path, ms) => {
  on(path)
  toastHint('What to do next')
  expect(shown()).toMatchObject([{ autoClose: ms }])
})

test('a notification has a title and a body (spec 7)', () => {
  on('/app/dashboard')
  toastNotification({ id: 'one', title: 'Leave approved', body: '2 days' })
  expect(notificationsStore.getState().notifications).toMatchObject([
    { title: 'Leave approved', message: '2 days', autoClose: 5000 },
  ])
})

test('the same error at the same time is shown once', () => {
  on('/app/dashboard')
  toastError(new Error('It failed'))
  toastError(new Error('It failed'))
  vi.advanceTimersByTime(700)
  expect(shown()).toHaveLength(1)
})

test('an error can be hidden, also before it is shown', () => {
  on('/app/dashboard')
  const hideFirst = toastError(new Error('It failed'))
  vi.advanceTimersByTime(700)
  expect(shown()).toHaveLength(1)
  hideFirst()
  expect(shown()).toEqual([])
  toastError(new Error('It failed'))()
  vi.advanceTimersByTime(700)
  expect(shown()).toEqual([])
})
