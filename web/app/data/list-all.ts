import { type Document, type IndexName, indexDocuments, listDocument } from './documents.ts'
import { everyPage } from './every-page.ts'
import type { Request } from './request.ts'
import { isLive, type Row } from './row.ts'

const PAGE_SIZE = 1_000

/** As the service's filter inputs: `{ status: { eq: 'PAID' } }`, `{ or: [...] }`. */
export type Filter = Record<string, unknown>

interface IndexKeys extends Record<IndexName, object> {
  usersByEmail: { email: string }
  playersByUserPlayersId: { userPlayersId: string }
  playerProgramRegistrationsByStatus: { status: string }
  kitOrdersByStatus: { status: string }
  kitOrdersByPlayerKitOrdersIdAndStatus: { playerKitOrdersId: string; status?: object }
}

type IndexVariables<Name extends IndexName> = IndexKeys[Name] & {
  sortDirection?: 'ASC' | 'DESC'
  filter?: Filter
}

export async function listAll(request: Request, model: string, filter?: Filter): Promise<Row[]> {
  return everyRow(request, listDocument(model), { filter })
}

export async function listByForeignKey(
  request: Request,
  model: string,
  key: string,
  value: string,
): Promise<Row[]> {
  return listAll(request, model, { [key]: { eq: value } })
}

export async function listByIndex<Name extends IndexName>(
  request: Request,
  index: Name,
  variables: IndexVariables<Name>,
): Promise<Row[]> {
  return everyRow(request, indexDocuments[index], variables)
}

async function everyRow(request: Request, document: Document, variables: object): Promise<Row[]> {
  const rows = await everyPage<Row | null>((nextToken) =>
    request(document, { ...variables, limit: PAGE_SIZE, nextToken }),
  )
  return rows.filter(isLive)
}
