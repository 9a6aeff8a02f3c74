import type { AttendanceType } from '@hr/contract/attendance-type.ts'
import type { QuotaPeriod } from '@hr/contract/attendance-request-shapes.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Group, Select, Text } from '@mantine/core'
import type { SelectProps } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { QuotaLeft } from '../QuotaLines.tsx'

export type OwnType = AttendanceType & { readonly left: number | null }

type Props = Omit<SelectProps, 'data'> & {
  types: readonly OwnType[]
  chosen: OwnType | undefined
  /** For the chosen type and dates, once known. */
  quota: readonly QuotaPeriod[]
  /** The remaining quota already includes this request, because it is edited or changed. */
  isCounted: boolean
}

/** The attendance types with their remaining quota in the period of the request (A10). */
export function TypeSelect({ types, chosen, quota, isCounted, ...props }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const leftOf = ({ left, quotaPerMonth }: OwnType) =>
    left === null
      ? t('attendanceRequest.noLimit')
      : t('attendanceRequest.leftShort', { left, quota: quotaPerMonth })
  const described =
    chosen === undefined ? (
      t('attendanceRequest.typeHint')
    ) : quota.length > 0 ? (
      <QuotaLeft quota={quota} />
    ) : isCounted && chosen.left !== null ? (
      // Keeps the height of the line while the quota loads.
      '\u00a0'
    ) : (
      leftOf(chosen)
    )
  return (
    <Select
      placeholder={t('ui.chooseOne')}
      {...props}
      data={types.map(type => ({ value: type.id, label: nameIn(type, language) }))}
      description={described}
      descriptionProps={{ component: 'div' }}
      maxDropdownHeight={320}
      renderOption={({ option }) => {
        const type = types.find(({ id }) => id === option.value)
        return (
          <Group justify="space-between" w="100%" wrap="nowrap">
            <Text size="sm">{option.label}</Text>
            <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
              {type && leftOf(type)}
            </Text>
          </Group>
        )
      }}
    />
  )
}
