// How much of the limits is used on a date, before the times are entered.
import { getOtLimits } from '@hr/contract/ot-request.ts'
import { Box } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { LimitMeter } from '../LimitMeter.tsx'

export function UsedLimits({ date }: { date: string }) {
  const { data } = useCall(getOtLimits, { date }, { quiet: true, keep: true })
  return (
    data && (
      <Box mt="md">
        <LimitMeter limits={data} />
      </Box>
    )
  )
}
