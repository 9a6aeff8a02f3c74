// Previews the effects of a holiday change on leave by making the change and rolling it back (L10), so that preview and
// change cannot differ.
import type { previewHoliday as endpoint } from '@hr/contract/holiday.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { changeHoliday } from './change-holiday.ts'
import type { HolidayChange } from './change-holiday.ts'

type Input = Parameters<Handler<typeof endpoint>>[0]['input']

export const previewHoliday: Handler<typeof endpoint> = async work => {
  const change = changeOf(work.input)
  const { requests } = await dryRun(work.db, () =>
    changeHoliday(work, change, { takeDays: true, isPreview: true }),
  )
  return { requests }
}

function changeOf({ operation, id, from, to, yearly }: Input): HolidayChange {
  if (operation === 'DELETE') return { operation, id: given(id, 'id') }
  const holiday = { from: given(from, 'from'), to: given(to, 'to'), name: '', nameLo: '', yearly }
  return operation === 'CREATE' ? { operation, holiday } : { operation, id: given(id, 'id'), holiday }
}

function given(value: string | undefined, path: string): string {
  if (value !== undefined) return value
  throw new Refusal('INVALID_INPUT', {}, [{ path, code: 'required', parameters: {} }])
}
