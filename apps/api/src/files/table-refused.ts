// Why an uploaded table is refused.
export type TableRefusal = 'UNREADABLE' | 'TOO_LARGE'

export class TableRefused extends Error {
  override name = 'TableRefused'
  readonly code: TableRefusal

  constructor(code: TableRefusal) {
    super(code)
    this.code = code
  }
}
