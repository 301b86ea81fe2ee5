/** One record as the service sends it: every scalar field of its model, and the fields that all models have. */
export interface Row {
  id: string
  createdAt: string
  updatedAt: string
  _version: number
  _deleted: boolean | null
  _lastChangedAt: number
  [field: string]: unknown
}

export type RowVersion = Pick<Row, 'id' | '_version'>

export const isLive = (row: Row | null): row is Row => row !== null && !row._deleted
