import { getOne } from '../data/get-one.ts'
import type { Request } from '../data/request.ts'
import type { Row } from '../data/row.ts'
import { createRow } from '../data/write-row.ts'

/** A create whose answer was lost is no failure: the row is there under the id that the form chose. */
export async function createOnce(
  request: Request,
  model: string,
  input: Record<string, unknown> & { id: string },
): Promise<Row> {
  try {
    return await createRow(request, model, input)
  } catch (error) {
    const made = await getOne(request, model, input.id, () => {})
    if (made) return made
    throw error
  }
}
