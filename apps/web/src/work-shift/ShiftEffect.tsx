// The effect of a changed shift: whom it reaches (A1), their leave, and whether days may be taken (L10).
import { previewWorkShift } from '@hr/contract/work-shift.ts'
import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import { RecountChoice } from '#web/shared/RecountChoice.tsx'
import { ShiftReachNote } from './ShiftReachNote.tsx'
import type { ShiftDraft } from './shift-draft.ts'

const previewWaitMs = 400

type Props = {
  id: string
  version: number
  values: ShiftDraft
  onMayTake: (mayTake: boolean) => void
}

export function ShiftEffect({ id, version, values, onMayTake }: Props) {
  const { takeDays, from, ...facts } = values
  const [asked] = useDebouncedValue(
    JSON.stringify({ id, version, from: from ?? '', ...facts }),
    previewWaitMs,
  )
  const preview = useCall(previewWorkShift, JSON.parse(asked), { quiet: true, keep: true, staleTime: 0 })
  if (preview.error !== null) return <Alert color="yellow">{preview.error.message}</Alert>
  return (
    <>
      {preview.data && from !== null && <ShiftReachNote reach={preview.data.reach} from={from} />}
      <RecountChoice
        requests={preview.data?.requests ?? []}
        isFetching={preview.isFetching}
        mayTake={takeDays}
        onMayTake={onMayTake}
      />
    </>
  )
}
