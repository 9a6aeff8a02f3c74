// The penalty table of a grade that only the caller has is their own pay (P11).
import type { OwnArea } from '@hr/domain/access/own-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { listJobHolders } from '#api/access/job-holders.queries.ts'
import type { Definition } from '#api/access/own-definition.ts'
import type { OwnWork } from '#api/access/own-record.ts'

type Table = { readonly jobGradeId: string; readonly from: LocalDate }

export const ownRate = ({ db }: OwnWork, area: OwnArea, { jobGradeId, from }: Table): Definition => ({
  area,
  from,
  holdersFrom: day => listJobHolders(db, { table: 'job_grade', id: jobGradeId, from: day }),
})
