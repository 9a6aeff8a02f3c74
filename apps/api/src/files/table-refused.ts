// Why a table from outside is not taken.
export type TableRefusal = 'UNREADABLE' | 'TOO_LARGE'

export class TableRefused extends Error {
  override name = 'TableRefused'
  readonly code: TableRefusal

  constructor(code: TableRefusal) {
    super(code)
    this.code = code
  }
}
