import { expect, test } from 'vitest'
import { feedAddress } from './feed-address.ts'

test.each([
  [
    '/api/leave-feed/x.ics',
    'https://hr.la',
    'https://hr.la/api/leave-feed/x.ics',
    'webcal://hr.la/api/leave-feed/x.ics',
  ],
  [
    '/api/leave-feed/x.ics',
    'http://localhost:3000',
    'http://localhost:3000/api/leave-feed/x.ics',
    'webcal://localhost:3000/api/leave-feed/x.ics',
  ],
  [
    'https://api.hr.la/v1/leave-feed/x.ics',
    'https://hr.la',
    'https://api.hr.la/v1/leave-feed/x.ics',
    'webcal://api.hr.la/v1/leave-feed/x.ics',
  ],
])('%s on %s', (path, origin, https, webcal) => expect(feedAddress(path, origin)).toEqual({ https, webcal }))
