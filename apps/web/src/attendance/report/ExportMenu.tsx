// Takes the place of the button that was pressed, and opens.
import { Menu } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useOpensAtOnce } from '#web/ui/use-opens-at-once.ts'
import { ExportButton } from './ExportButton.tsx'

type Props = { isBusy: boolean; onSheet: () => void; onFile: () => void }

export function ExportMenu({ isBusy, onSheet, onFile }: Props) {
  const { t } = useTranslation()
  const { button, opened, setOpened } = useOpensAtOnce()
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" shadow="md">
      <Menu.Target>
        <ExportButton ref={button} loading={isBusy} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onSheet}>{t('attendanceReport.asSheet')}</Menu.Item>
        <Menu.Item onClick={onFile}>{t('attendanceReport.asFile')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
