// Checks a version of an overtime setting from the input by the rules of the domain (O1).
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { lawPointText } from '@hr/contract/messages/law-point.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { createOtSetting } from '@hr/contract/ot-setting.ts'
import { bandOverlap } from '@hr/domain/overtime/band-overlap.ts'
import { belowLaw } from '@hr/domain/overtime/law.ts'
import { Refusal } from '#api/http/refusal.ts'
import { bandsOf, storedRates } from './stored-rates.ts'
import type { StoredVersion } from './ot-setting.store.ts'

type Given = CheckedInputOf<typeof createOtSetting>
type LimitName = 'minHourPerRequest' | 'maxHourPerDay' | 'maxHourPerMonth'

/** INVALID_INPUT at the band that overlaps, or at a limit above a wider one; OT_BELOW_LAW if the law gives more and there is no reason. */
export function checkedVersion(language: Language, given: Given): StoredVersion {
  const { name: _name, nameLo: _nameLo, ownRecordReason: _own, lawReason = '', ...facts } = given
  const rules = checkedRules(facts)
  const points = belowLaw(facts)
  if (points.length > 0 && lawReason === '') {
    const parameters = { points: points.map(point => lawPointText(language, point)).join('; ') }
    throw new Refusal('OT_BELOW_LAW', parameters, [{ path: 'lawReason', code: 'OT_BELOW_LAW', parameters }])
  }
  return { ...rules, lawReason: points.length > 0 ? lawReason : '' }
}

type Rules = Omit<Given, 'name' | 'nameLo' | 'ownRecordReason' | 'lawReason'>

/** INVALID_INPUT at the band that overlaps, or at a limit above a wider one. */
export function checkedRules(facts: Rules): Omit<StoredVersion, 'lawReason'> {
  const overlap = bandOverlap(facts.dailyOtTime)
  if (overlap) {
    const { index, other } = overlap
    const parameters = { timeIn: other.timeIn, timeOut: other.timeOut }
    const path = `dailyOtTime.${index}.timeIn`
    throw new Refusal('INVALID_INPUT', {}, [{ path, code: 'otBandOverlaps', parameters }])
  }
  const crossed = crossedLimit(facts)
  if (crossed) throw new Refusal('INVALID_INPUT', {}, [crossed])
  return {
    ...facts,
    jobGradeIds: [...new Set(facts.jobGradeIds)],
    dailyOtTime: bandsOf(storedRates(facts.dailyOtTime)),
  }
}

/** Nobody could request anything below a minimum above the maximum. */
function crossedLimit({ minHourPerRequest, maxHourPerDay, maxHourPerMonth }: Pick<Given, LimitName>) {
  if (minHourPerRequest > maxHourPerDay)
    return { path: 'minHourPerRequest', code: 'otAboveDay', parameters: { hours: maxHourPerDay } } as const
  if (maxHourPerDay > maxHourPerMonth)
    return { path: 'maxHourPerDay', code: 'otAboveMonth', parameters: { hours: maxHourPerMonth } } as const
  return undefined
}
