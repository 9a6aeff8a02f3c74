// The time zone is the caller's own clock if nobody else works in the company (P11).
import type { Definition } from '#api/access/own-definition.ts'
import type { OwnWork } from '#api/access/own-record.ts'
import { todayIn } from '#api/company/today.ts'
import { listPeopleAtWorkFrom } from '../shift/shift-holders.queries.ts'

export const ownTimeZone = async ({ db }: OwnWork): Promise<Definition> => ({
  area: 'COMPANY_RULE',
  from: await todayIn(db),
  holdersFrom: async day => (await listPeopleAtWorkFrom(db, day)).map(({ id }) => id),
})
