// The dated job facts in a form; money in the smallest unit of its currency.
import type { ShownJob } from '@hr/contract/employee-job.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { JobFactName, JobFacts } from '@hr/domain/employee/job-history.ts'

export type JobDraft = { -readonly [Fact in JobFactName]: JobFacts[Fact] }

export function jobDraftOf(job: ShownJob | undefined): JobDraft {
  if (job === undefined) return noJobFacts
  const pay = job.pay ?? noJobFacts
  return {
    unitId: job.unit?.id ?? null,
    positionId: job.position?.id ?? null,
    jobGradeId: job.jobGrade?.id ?? null,
    lineManagerId: job.lineManager?.id ?? null,
    contractType: job.contractType,
    contractStart: job.contractStart,
    contractEnd: job.contractEnd,
    costCenter: job.costCenter,
    salaryAmount: pay.salaryAmount,
    salaryCurrency: pay.salaryCurrency,
    fuelAllowance: pay.fuelAllowance,
    phoneAllowance: pay.phoneAllowance,
    housingAllowance: pay.housingAllowance,
    homeTripAllowance: pay.homeTripAllowance,
  }
}
