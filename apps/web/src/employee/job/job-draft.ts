// The dated job facts in a form; money in the smallest unit of its currency.
import type { ShownJob } from '@hr/contract/employee-job.ts'
import { noJobFacts } from '@hr/domain/employee/job-history.ts'
import type { JobFactName, JobFacts } from '@hr/domain/employee/job-history.ts'

export type JobDraft = { -readonly [Fact in JobFactName]: JobFacts[Fact] }

export const jobDraftOf = (job: ShownJob | undefined): JobDraft =>
  job === undefined
    ? noJobFacts
    : {
        unitId: job.unit?.id ?? null,
        positionId: job.position?.id ?? null,
        jobGradeId: job.jobGrade?.id ?? null,
        lineManagerId: job.lineManager?.id ?? null,
        contractType: job.contractType,
        contractStart: job.contractStart,
        contractEnd: job.contractEnd,
        costCenter: job.costCenter,
        salaryAmount: job.pay?.salaryAmount ?? null,
        salaryCurrency: job.pay?.salaryCurrency ?? null,
        fuelAllowance: job.pay?.fuelAllowance ?? null,
        phoneAllowance: job.pay?.phoneAllowance ?? null,
        housingAllowance: job.pay?.housingAllowance ?? null,
        homeTripAllowance: job.pay?.homeTripAllowance ?? null,
      }
