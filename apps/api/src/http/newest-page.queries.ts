// A page of a list with the newest rows first, by an instant and the id of the row.
import { sql } from 'kysely'
import type { SelectQueryBuilder, SqlBool } from 'kysely'
import type { NewestKey, PageWindow } from './list-page.ts'

/** For `$call`; `at` and `id` are the columns. */
export const newestPage =
  (at: string, id: string, { limit, offset, after }: PageWindow<NewestKey>) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    query
      .$if(after !== undefined, rows =>
        rows.where(
          sql<SqlBool>`(${sql.ref(at)}, ${sql.ref(id)}) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
        ),
      )
      .orderBy(sql.ref(at), 'desc')
      .orderBy(sql.ref(id), 'desc')
      .limit(limit)
      .offset(offset)
