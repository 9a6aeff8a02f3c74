import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'

type Props = Omit<ComponentProps<'button'>, keyof ButtonProps> & { loading?: boolean }

/** Opens the choice of what the report is exported as. */
export function ExportButton(props: Props) {
  const { t } = useTranslation()
  return (
    <Button
      {...props}
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
    >
      {t('exporting.export')}
    </Button>
  )
}
