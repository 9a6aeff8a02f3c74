// What one version says, to read.
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { OtVersion } from '@hr/contract/ot-setting.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import { Card, Stack, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { DayTypePicture } from './DayTypePicture.tsx'
import { figures } from './setting-draft.ts'
import { bandsOf } from './version-changes.ts'

export function VersionFacts({ version }: { version: OtVersion }) {
  const language = useLanguage()
  return (
    <Card withBorder>
      <Stack gap="lg">
        {otDayTypes.map(dayType => (
          <Stack key={dayType} gap="xs">
            <Title order={2} size="h5">
              {otDayTypeText(language, dayType)}
            </Title>
            <DayTypePicture dayType={dayType} bands={bandsOf(version, dayType)} />
          </Stack>
        ))}
        <FactList
          facts={figures.map(figure => ({ label: fieldLabel(language, figure), value: version[figure] }))}
        />
      </Stack>
    </Card>
  )
}
