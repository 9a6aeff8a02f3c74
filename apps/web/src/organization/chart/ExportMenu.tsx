// Saves the unfolded chart as a picture or prints it (also to a PDF).
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload, IconPhoto, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastError, toastSuccess } from '#web/shared/toast.ts'
import classes from './ChartBar.module.css'
import type { ChartTree } from './chart-tree.ts'
import type { Open } from './fold.ts'

type Props = { tree: ChartTree; open: Open; fileName: string }

export function ExportMenu({ tree, open, fileName }: Props) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const make = async (work: () => Promise<string | undefined>) => {
    setIsBusy(true)
    try {
      const done = await work()
      if (done !== undefined) toastSuccess(done)
    } catch (error) {
      console.warn(error)
      toastError(new Error(t('orgChart.exportFailed')))
    } finally {
      setIsBusy(false)
    }
  }
  const savePicture = async () => {
    const { chartPng } = await import('./chart-png.ts')
    const isReadable = await chartPng(tree, open, `${fileName}.png`)
    return t(isReadable ? 'exporting.done' : 'orgChart.savedSmall')
  }
  const print = async () => {
    const { printChart } = await import('./print-chart.ts')
    await printChart(tree, open, fileName)
    return undefined
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          className={classes.button}
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={18} />}
          rightSection={<IconChevronDown size={14} />}
        >
          <span className={classes.word}>{t('orgChart.export')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPhoto size={18} />} onClick={() => void make(savePicture)}>
          {t('orgChart.png')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => void make(print)}>
          {t('orgChart.pdf')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
