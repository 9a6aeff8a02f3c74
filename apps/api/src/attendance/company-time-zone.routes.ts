import * as contract from '@hr/contract/company-time-zone.ts'
import { offsetMinutes, timeZones } from '#api/company/time-zones.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { previewTimeZone } from './zone/preview-time-zone.ts'
import { setTimeZone } from './zone/set-time-zone.ts'

export const companyTimeZoneRoutes: readonly Route[] = [
  route(contract.listTimeZones, async ({ now }) =>
    timeZones.map(timeZone => ({ timeZone, offsetMinutes: offsetMinutes(timeZone, now) })),
  ),
  route(contract.previewTimeZone, previewTimeZone),
  route(contract.setTimeZone, setTimeZone),
]
