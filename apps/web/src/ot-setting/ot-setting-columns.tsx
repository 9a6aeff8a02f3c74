import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { OtSettingRow, OtVersion } from '@hr/contract/ot-setting.ts'
import { otDayTypes, percentOfGap } from '@hr/domain/overtime/ot-setting.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { BothNames } from '#web/shared/BothNames.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import type { Rights } from '#web/shared/resource/resource-view.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { useApplies } from './use-applies.ts'

/** What applies today, or what will apply first. */
const shownVersion = ({ current, next }: OtSettingRow): OtVersion | null => current ?? next

export function useSettingColumns(
  { mayDelete }: Rights,
  onDelete: (setting: OtSettingRow) => void,
): readonly Column<OtSettingRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      id: 'name',
      title: t('otSetting.name'),
      card: 'title',
      cell: row => (
        <Group gap="xs" wrap="nowrap">
          <BothNames row={row} />
          {row.isDefault && <Badge>{t('otSetting.default')}</Badge>}
        </Group>
      ),
    },
    { id: 'grades', title: t('otSetting.grades'), cell: row => <Grades row={row} /> },
    {
      id: 'limits',
      title: t('otSetting.limits'),
      folds: 2,
      cell: row => <Limits version={shownVersion(row)} />,
    },
    {
      id: 'rates',
      title: t('otSetting.rates'),
      folds: 3,
      cell: row => <Rates version={shownVersion(row)} />,
    },
    { id: 'applies', title: t('otSetting.applies'), cell: row => <Applies row={row} /> },
    {
      id: 'people',
      title: t('otSetting.people'),
      folds: 1,
      align: 'right',
      cell: row => formatNumber(row.people),
    },
    ...(mayDelete
      ? [
          {
            id: 'delete',
            title: t('ui.actions'),
            align: 'right' as const,
            card: 'foot' as const,
            cell: (row: OtSettingRow) =>
              !row.isDefault && (
                <RowButton
                  text={t('ui.delete')}
                  label={t('otSetting.deleteOf', { name: nameIn(row, language) })}
                  onClick={() => onDelete(row)}
                />
              ),
          },
        ]
      : []),
  ]
}

function Grades({ row }: { row: OtSettingRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (row.isDefault) return t('otSetting.otherGrades')
  const grades = shownVersion(row)?.jobGrades ?? []
  if (grades.length === 0) return t('otSetting.noGrades')
  return (
    <Group gap={4} maw={280}>
      {grades.map(grade => (
        <Badge key={grade.id} color="gray">
          {nameIn(grade, language)}
        </Badge>
      ))}
    </Group>
  )
}

type VersionProps = { version: OtVersion | null }

function Limits({ version }: VersionProps) {
  const { t } = useTranslation()
  if (version === null) return null
  return (
    <Lines
      texts={[
        t('otSetting.limitDay', { hours: version.maxHourPerDay }),
        t('otSetting.limitMonth', { hours: version.maxHourPerMonth }),
        t('otSetting.limitDays', { count: version.maxConsecutiveDays }),
      ]}
    />
  )
}

/** "250–350 %", or the one rate of the day type. */
function rateText({ dailyOtTime }: OtVersion, dayType: OtDayType): string {
  const own = dailyOtTime.filter(band => band.dayType === dayType).map(({ percent }) => percent)
  const percents = own.length === 0 ? [percentOfGap] : own
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  return least === most ? `${least} %` : `${least}–${most} %`
}

function Rates({ version }: VersionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (version === null) return null
  return (
    <Lines
      texts={otDayTypes.map(dayType =>
        t('otSetting.rate', { day: otDayTypeText(language, dayType), rate: rateText(version, dayType) }),
      )}
    />
  )
}

function Applies({ row: { current, next } }: { row: OtSettingRow }) {
  const { t } = useTranslation()
  const applies = useApplies()
  return (
    <>
      {current !== null && <Text size="sm">{applies({ ...current, to: null })}</Text>}
      {next !== null && (
        <Badge color="blue">
          {t(current === null ? 'otSetting.startsOn' : 'otSetting.changesOn', {
            date: formatDate(next.from),
          })}
        </Badge>
      )}
    </>
  )
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <Stack gap={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
    {texts.map(text => (
      <Text key={text} size="sm" style={{ whiteSpace: 'nowrap' }}>
        {text}
      </Text>
    ))}
  </Stack>
)
