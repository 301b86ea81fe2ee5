import { createDocument, deleteDocument, updateDocument } from './documents.ts'
import type { Filter } from './list-all.ts'
import type { Request } from './request.ts'
import type { Row, RowVersion } from './row.ts'

export async function createRow(
  request: Request,
  model: string,
  input: Record<string, unknown>,
  condition?: Filter,
): Promise<Row> {
  return request<Row>(createDocument(model), { input, condition })
}

export async function updateRow(
  request: Request,
  model: string,
  input: RowVersion & Record<string, unknown>,
  condition?: Filter,
): Promise<Row> {
  return request<Row>(updateDocument(model), { input, condition })
}

export async function deleteRow(
  request: Request,
  model: string,
  { id, _version }: RowVersion,
): Promise<RowVersion & { _deleted: boolean }> {
  return request(deleteDocument(model), { input: { id, _version } })
}
