// What of an overtime setting is below the Lao Labour Law, as text (O1): "Workday 22:00 - 06:00: 150 %, at least 200 %".
import type { LawPoint } from '@hr/domain/overtime/law.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import { fieldLabel, messageText } from './text.ts'
import type { Language } from './text.ts'

const dayLabels = { WORKDAY: 'workday', RESTDAY: 'restday', HOLIDAY: 'holiday' } as const satisfies Readonly<
  Record<OtDayType, string>
>

export const otDayTypeText = (language: Language, dayType: OtDayType): string =>
  fieldLabel(language, dayLabels[dayType])

export function lawPointText(language: Language, point: LawPoint): string {
  if (point.kind === 'FIGURE') {
    const { figure, value, most } = point
    return messageText(language, 'lawFigure', { label: fieldLabel(language, figure), value, most })
  }
  const { dayType, from, to, percent, least } = point
  const day = otDayTypeText(language, dayType)
  return messageText(language, 'lawPercent', { day, from, to, percent, least })
}
