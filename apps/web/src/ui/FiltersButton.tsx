// Opens the filters of a list and shows how many are set; on a phone by its picture, which leaves the row to the search.
import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props = { count: number; isOpen: boolean; onClick: () => void }

export function FiltersButton({ count, isOpen, onClick }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const text = count > 0 ? t('ui.filtersSet', { count }) : t('ui.filters')
  const picture = <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />
  const look = { variant: count > 0 ? 'light' : 'default', 'aria-expanded': isOpen, onClick }
  return isPhone ? (
    <Button {...look} px={8} aria-label={text} rightSection={count > 0 && count}>
      {picture}
    </Button>
  ) : (
    <Button {...look} leftSection={picture}>
      {text}
    </Button>
  )
}
