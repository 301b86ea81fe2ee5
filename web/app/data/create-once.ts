import { getOne } from './get-one.ts'
import type { Request } from './request.ts'
import type { Row } from './row.ts'
import { createRow, updateRow } from './write-row.ts'

/**
 * A create whose answer was lost is not a failure: the row exists under the id that the form chose. If the user changed
 * something before sending again, the change is saved over that row, or it would be lost silently.
 */
export async function createOnce(
  request: Request,
  model: string,
  input: Record<string, unknown> & { id: string },
): Promise<Row> {
  try {
    return await createRow(request, model, input)
  } catch (error) {
    const made = await getOne(request, model, input.id, () => {})
    if (!made) throw error
    const typed = Object.entries(input).filter(
      ([field, value]) =>
        field in made && JSON.stringify(made[field] ?? null) !== JSON.stringify(value ?? null),
    )
    if (typed.length === 0) return made
    return updateRow(request, model, { ...Object.fromEntries(typed), id: made.id, _version: made._version })
  }
}
