// A version of an overtime setting in the audit log: one line per band.
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import type { OtNames, StoredVersion } from './ot-setting.store.ts'

export function otSettingFacts({ name, nameLo }: OtNames, version: StoredVersion | undefined) {
  if (!version) return { name, nameLo }
  const { dailyOtTime, lawReason, ...facts } = version
  const lines = (dayType: OtDayType) =>
    dailyOtTime
      .filter(band => band.dayType === dayType)
      .map(({ timeIn, timeOut, percent }) => `${timeIn}-${timeOut}: ${percent} %`)
  const [workday, restday, holiday] = otDayTypes.map(lines)
  return { name, nameLo, ...facts, workday, restday, holiday, ...(lawReason === '' ? {} : { lawReason }) }
}
