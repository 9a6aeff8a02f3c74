// Today's job of a person, read-only.
import { listJobs } from '@hr/contract/employee-job.ts'
import { Skeleton } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { contractFacts, payFacts, placeFacts, useJobFacts } from './JobFacts.tsx'

export function CurrentJob({ employeeId }: { employeeId: number }) {
  const { data, isPending } = useCall(listJobs, { id: employeeId })
  const facts = useJobFacts()
  const row = data?.find(job => job.isCurrent) ?? data?.[0]
  if (isPending) return <Skeleton height={120} w="100%" />
  return (
    <FactList
      facts={row ? facts(row.facts, [...placeFacts, ...contractFacts, ...payFacts]) : []}
      columns={4}
    />
  )
}
