// What a version changed, one line each, and why it is below the law.
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { OtVersion } from '@hr/contract/ot-setting.ts'
import { percentOfGap } from '@hr/domain/overtime/ot-setting.ts'
import type { OtBand } from '@hr/domain/overtime/ot-setting.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { versionChanges } from './version-changes.ts'
import type { Grade, VersionChange } from './version-changes.ts'

function useChangeText(): (change: VersionChange) => string[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const namesOf = (grades: readonly Grade[]) => grades.map(grade => nameIn(grade, language)).join(', ')
  const bandText = ({ timeIn, timeOut, percent }: OtBand) =>
    t('otSetting.piece', { from: timeIn, to: timeOut, percent })
  return change => {
    if (change.kind === 'FIGURE') {
      const { figure, before, after } = change
      return [`${fieldLabel(language, figure)}: ${before} → ${after}`]
    }
    if (change.kind === 'BANDS') {
      const { dayType, bands } = change
      const rates =
        bands.length === 0
          ? t('otSetting.noBands', { percent: percentOfGap })
          : bands.map(bandText).join(', ')
      return [t('otSetting.changedRates', { day: otDayTypeText(language, dayType), rates })]
    }
    const { added, removed } = change
    return [
      ...(added.length > 0 ? [t('otSetting.gradesAdded', { grades: namesOf(added) })] : []),
      ...(removed.length > 0 ? [t('otSetting.gradesRemoved', { grades: namesOf(removed) })] : []),
    ]
  }
}

type Props = { version: OtVersion; before: OtVersion | undefined }

export function VersionChanges({ version, before }: Props) {
  const { t } = useTranslation()
  const changeText = useChangeText()
  const texts = before && versionChanges(before, version).flatMap(changeText)
  return (
    <Stack gap={2}>
      {texts === undefined && <Text size="sm">{t('otSetting.firstVersion')}</Text>}
      {texts?.length === 0 && <Text size="sm">{t('otSetting.sameAsBefore')}</Text>}
      {texts?.map(text => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      {version.lawReason !== '' && (
        <Text size="sm" c="dimmed">
          {t('otSetting.reasonOf', { reason: version.lawReason })}
        </Text>
      )}
    </Stack>
  )
}
