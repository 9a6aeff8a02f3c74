// The overtime form in a drawer: fields, meter and approval line, button.
import type { OtPreview, OtRequestDetail } from '@hr/contract/ot-request.ts'
import { getOtLimits } from '@hr/contract/ot-request.ts'
import { Divider, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PreviewedLine } from '#web/shared/approval/ApprovalLine.tsx'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { OtDay } from '#web/shared/overtime/OtDay.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { CommonFields } from '#web/shared/request/form/CommonFields.tsx'
import { PreviewPanel } from '#web/shared/request/form/PreviewPanel.tsx'
import { RequestDrawer } from '#web/shared/request/form/RequestDrawer.tsx'
import type { RequestDrawerProps } from '#web/shared/request/form/RequestDrawer.tsx'
import { useDuration } from '#web/shared/use-duration.ts'
import { LimitMeter } from '../LimitMeter.tsx'
import { OtWhenFields } from './OtWhenFields.tsx'
import { useOtPreview } from './use-ot-form.ts'
import type { EnteredOt } from './use-ot-form.ts'

/** How much of the limits is used on a date, before the times are entered. */
function UsedLimits({ date }: { date: string }) {
  const { t } = useTranslation()
  const { data, isPending } = useCall(getOtLimits, { date }, { quiet: true, keep: true })
  if (data === undefined) return isPending && <Skeleton height={156} mt="md" aria-hidden />
  return (
    <Stack gap="xs" mt="md">
      <Text size="sm" fw={600}>
        {t('ot.usedSoFar')}
      </Text>
      <LimitMeter limits={data} />
    </Stack>
  )
}

type Props = RequestDrawerProps & { entered: EnteredOt; storedFiles?: OtRequestDetail['files'] }

function Preview({ preview }: { preview: OtPreview }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const { all: currencies } = useCurrencies()
  return (
    <Stack>
      <ClosedNotice closedTo={preview.closedTo} />
      <div>
        <Text size="lg" fw={600}>
          {durationOf(preview.minutes)}
        </Text>
        <Text size="sm" c="dimmed">
          <OtDay day={preview} />
        </Text>
        {preview.pay && (
          <Text size="sm">
            {t('ot.wouldPay', { amount: moneyText(preview.pay.amount, preview.pay.currency, currencies) })}
          </Text>
        )}
      </div>
      <LimitMeter limits={preview.limits} />
      <Divider />
      <PreviewedLine steps={preview.steps} />
    </Stack>
  )
}

export function OtDrawer({ entered, storedFiles = [], ...drawer }: Props) {
  const { t } = useTranslation()
  const { form, values } = entered
  const shown = useOtPreview(entered)
  return (
    <RequestDrawer {...drawer} entered={entered} preview={shown.preview}>
      <OtWhenFields form={form} />
      <CommonFields entered={entered} storedFiles={storedFiles} fileNeeded={undefined} />
      <PreviewPanel
        shown={shown}
        hint={t(values.date === null ? 'ot.previewHint' : 'ot.usedHint')}
        days={{ from: values.date, to: values.date }}
        early={values.date !== null && <UsedLimits date={values.date} />}
        heading={{ order: 3, size: 'h6' }}
        p="md"
      >
        {preview => <Preview preview={preview} />}
      </PreviewPanel>
    </RequestDrawer>
  )
}
