// Zoom buttons for people without a scroll wheel.
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { zoomStep } from './camera.ts'
import classes from './ChartCanvas.module.css'

type Props = { onZoom: (factor: number) => void; onFit: () => void }

export function ChartTools({ onZoom, onFit }: Props) {
  const { t } = useTranslation()
  const tools = [
    { label: t('orgChart.zoomIn'), Icon: IconPlus, act: () => onZoom(zoomStep) },
    { label: t('orgChart.zoomOut'), Icon: IconMinus, act: () => onZoom(1 / zoomStep) },
    { label: t('orgChart.fit'), Icon: IconFocusCentered, act: onFit },
  ]
  return (
    <div className={classes.tools}>
      {tools.map(({ label, Icon, act }) => (
        <Tooltip key={label} label={label} position="left">
          <ActionIcon variant="default" size={36} aria-label={label} onClick={act}>
            <Icon size={18} stroke={1.8} />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
