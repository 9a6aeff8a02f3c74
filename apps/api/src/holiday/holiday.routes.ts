import * as contract from '@hr/contract/holiday.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { addPublicHolidays } from './add-public-holidays.ts'
import { changeHoliday } from './change-holiday.ts'
import { listHolidays } from './list-holidays.ts'
import { previewHoliday } from './preview-holiday.ts'

export const holidayRoutes: readonly Route[] = [
  route(contract.listHolidays, listHolidays),
  route(contract.createHoliday, work => {
    const { takeDays, ...holiday } = work.input
    return changeHoliday(work, { operation: 'CREATE', holiday }, { takeDays })
  }),
  route(contract.updateHoliday, async work => {
    const { id, takeDays, ...holiday } = work.input
    const { requests } = await changeHoliday(work, { operation: 'UPDATE', id, holiday }, { takeDays })
    return { requests }
  }),
  route(contract.deleteHoliday, async work => {
    const { id, takeDays } = work.input
    await changeHoliday(work, { operation: 'DELETE', id }, { takeDays })
    return {}
  }),
  route(contract.previewHoliday, previewHoliday),
  route(contract.addPublicHolidays, addPublicHolidays),
]
