// Processor time of other processes; Linux counts it in steps of 10 ms.
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import type { BenchCompany } from './bench-company.ts'

export function cpuMillisOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * 10
  }, 0)
}

/** Of every PostgreSQL process that serves the company. */
export async function postgresCpuMillis({ owner }: BenchCompany): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(owner)
  return cpuMillisOf(rows.map(({ pid }) => pid))
}
