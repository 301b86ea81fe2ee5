import type { Document } from '../../../../data/documents.ts'
import { getOne } from '../../../../data/get-one.ts'
import type { Request } from '../../../../data/request.ts'
import { type ProgramValues, programInput } from './program-values.ts'

const document: Document = {
  field: 'saveProgram',
  query: `mutation SaveProgram($input: SaveProgramInput!) { saveProgram(input: $input) { id _version } }`,
}

export interface ToSave {
  id: string
  /** null: it is new. */
  version: number | null
  values: ProgramValues
}

/** The program with its fees, or nothing of it. A new one whose answer was lost is there under its id all the same. */
export async function saveProgram(request: Request, { id, version, values }: ToSave): Promise<void> {
  try {
    await request(document, { input: { id, _version: version, ...programInput(values) } })
  } catch (error) {
    const isMade = version === null && (await getOne(request, 'Program', id, () => {}))
    if (!isMade) throw error
  }
}
