// Texts of the pages about people and the structure.
import type { Same } from '../catalogue.ts'
import type { texts as english } from '../en/people.ts'
import { employeeJob } from './employee-job.ts'
import { employeeRecord } from './employee-record.ts'
import { organization } from './organization.ts'
import { position } from './position.ts'

export const texts: Same<typeof english> = { employeeJob, employeeRecord, organization, position }
