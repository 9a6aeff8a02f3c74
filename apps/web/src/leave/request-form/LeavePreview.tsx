// The effect of the request before it is sent, next to the form (L7).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave } from '@hr/contract/leave.ts'
import { Divider, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PreviewedLine } from '#web/shared/approval/ApprovalLine.tsx'
import { PreviewPanel } from '#web/shared/request/form/PreviewPanel.tsx'
import type { ShownPreview } from '#web/shared/request/form/use-request-preview.ts'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { YearBalances } from '../YearBalances.tsx'
import { useLeaveText } from '../leave-text.ts'
import { LeftOutList } from '../request-detail/LeftOutList.tsx'
import classes from './LeavePreview.module.css'

type Preview = OutputOf<typeof previewLeave>
/** The requested dates. */
type Range = { readonly from: string; readonly to: string }

function Content({ preview, range }: { preview: Preview; range: Range }) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Stack>
      <ClosedNotice closedTo={preview.closedTo} />
      <div>
        <Text size="sm" c="dimmed">
          {t('leave.counts')}
        </Text>
        <Text fz={30} fw={650} lh={1.6} data-testid="counted-days">
          {days(preview.halfDays)}
        </Text>
      </div>
      <YearBalances years={preview.years} />
      <LeftOutList days={preview.days} />
      <Divider />
      <WhoIsAway facts={{ away: preview.away, awayCount: preview.away.length }} range={range} />
      <Divider />
      <PreviewedLine steps={preview.steps} />
    </Stack>
  )
}

type Props = { shown: ShownPreview<Preview>; range: Range }

export function LeavePreview({ shown, range }: Props) {
  const { t } = useTranslation()
  return (
    <PreviewPanel
      shown={shown}
      hint={t('leave.previewHint')}
      days={range}
      heading={{ order: 2, size: 'h5' }}
      p="lg"
      tabIndex={0}
      className={classes.panel}
    >
      {preview => <Content preview={preview} range={range} />}
    </PreviewPanel>
  )
}
