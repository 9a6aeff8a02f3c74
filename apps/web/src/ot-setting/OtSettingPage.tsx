// /app/administration/ot-settings/edit/{id}; read-only without the permission to edit.
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { getOtSetting, updateOtSetting } from '@hr/contract/ot-setting.ts'
import type { OtSettingHistory, OtVersion } from '@hr/contract/ot-setting.ts'
import { paths } from '@hr/contract/paths.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { otVersionOn } from '@hr/domain/overtime/ot-setting-on.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Badge, Button, Card, Group, Stack, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { WhoMayChange } from '#web/shared/permission/WhoMayChange.tsx'
import { FactList } from '#web/shared/FactList.tsx'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { DayTypePicture } from './DayTypePicture.tsx'
import { SettingForm } from './SettingForm.tsx'
import { VersionHistory } from './VersionHistory.tsx'
import { draftOf, figures } from './setting-draft.ts'
import { useApplies } from './use-applies.ts'
import { bandsOf } from './version-changes.ts'

/** What one version says, to read. */
function VersionFacts({ version }: { version: OtVersion }) {
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

export function OtSettingPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useCall(getOtSetting, { id })
  const setting = query.data
  return (
    <Page
      title={setting === undefined ? t('menu.otSetting') : nameIn(setting, language)}
      badge={setting?.isDefault === true && <Badge>{t('otSetting.default')}</Badge>}
      crumbs={[{ title: t('menu.otSetting'), to: paths.otSettings }]}
      notes={<WhoMayChange group="OT_SETTING" />}
    >
      <Loaded query={query} height={480}>
        {shown => <Shown key={shown.id} setting={shown} />}
      </Loaded>
    </Page>
  )
}

export const viewShape = z.object({ version: z.optional(z.string()) })

/** `?version=` corrects the version from that date; otherwise a change applies from tomorrow. */
function Shown({ setting }: { setting: OtSettingHistory }) {
  const { t } = useTranslation()
  const may = useCan()
  const today = useToday()
  const [{ version: chosen }] = useViewState(viewShape)
  const navigate = useNavigate()
  const applies = useApplies()
  const [round, setRound] = useState(0)
  const { id, isDefault, version, versions } = setting
  const corrected = versions.find(({ from }) => from === chosen)
  const start = corrected ?? otVersionOn(versions, today) ?? versions.at(-1)
  if (start === undefined) return null
  const isCorrection = start === corrected || start.from > today
  const from = isCorrection ? start.from : addDays(today, 1)
  return (
    <Stack gap="xl">
      {corrected !== undefined && may('OT_SETTING', 'edit') && (
        <Alert>
          <Group justify="space-between" gap="xs">
            {t('otSetting.correcting', { version: applies(corrected) })}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => void navigate({ to: '.', search: {} })}
            >
              {t('otSetting.changeInstead')}
            </Button>
          </Group>
        </Alert>
      )}
      {may('OT_SETTING', 'edit') ? (
        <SettingForm
          key={`${round} ${isCorrection ? start.from : ''}`}
          endpoint={updateOtSetting}
          fixed={{ id, version }}
          base={{ id, isDefault, versions }}
          values={draftOf(setting, start, from)}
          label={t('otSetting.editTitle')}
          submitLabel={t('otSetting.save')}
          done={t('otSetting.changed')}
        />
      ) : (
        <VersionFacts version={start} />
      )}
      <VersionHistory setting={setting} onDeleted={() => setRound(round + 1)} />
    </Stack>
  )
}
