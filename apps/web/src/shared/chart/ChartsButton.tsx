import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'

type View = { readonly charts?: '1' | undefined }
type Props = { view: View; onChange: (change: View) => void }

/** Shows or hides the charts of a page. */
export function ChartsButton({ view: { charts }, onChange }: Props) {
  const { t } = useTranslation()
  const isShown = charts === '1'
  return (
    <Button
      variant="default"
      aria-expanded={isShown}
      leftSection={<IconChartBar size={18} aria-hidden />}
      onClick={() => onChange({ charts: isShown ? undefined : '1' })}
    >
      {t(isShown ? 'attendanceReport.hideCharts' : 'attendanceReport.showCharts')}
    </Button>
  )
}
