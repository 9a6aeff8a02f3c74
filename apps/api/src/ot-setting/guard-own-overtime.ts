// The overtime setting of a grade that only the caller has is their own pay (P11).
import type { OwnArea } from '@hr/domain/access/own-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otVersionOn } from '@hr/domain/overtime/ot-setting-on.ts'
import { guardOwnDefinition } from '#api/access/own-definition.ts'
import type { OwnWork } from '#api/access/own-record.ts'
import { listOtHolders } from './ot-setting.queries.ts'
import type { StoredSetting } from './ot-setting.store.ts'

type Change = {
  readonly area: OwnArea
  /** The first day the change affects. */
  readonly from: LocalDate
  readonly before?: StoredSetting
  readonly after: StoredSetting
  readonly others: readonly StoredSetting[]
}

export async function guardOwnOvertime(
  work: OwnWork,
  { area, from, before, after, others }: Change,
  { ownRecordReason }: { readonly ownRecordReason?: string | undefined },
): Promise<void> {
  const namedOn = (day: LocalDate, settings: readonly StoredSetting[]) =>
    settings.flatMap(({ versions }) => otVersionOn(versions, day)?.jobGradeIds ?? [])
  const gradesOn = (day: LocalDate) =>
    after.isDefault
      ? { others: namedOn(day, others) }
      : { named: namedOn(day, before ? [before, after] : [after]) }
  const holdersFrom = (day: LocalDate) => listOtHolders(work.db, gradesOn(day), day)
  await guardOwnDefinition(work, { area, from, holdersFrom }, ownRecordReason)
}
