import type { Document } from '../../../data/documents.ts'
import { getOne } from '../../../data/get-one.ts'
import type { Request } from '../../../data/request.ts'
import { type DiscountValues, discountInput } from './discount-values.ts'

const document: Document = {
  field: 'saveDiscount',
  query: `mutation SaveDiscount($input: SaveDiscountInput!) { saveDiscount(input: $input) { id _version } }`,
}

export interface ToSave {
  id: string
  /** null: it is new. */
  version: number | null
  values: DiscountValues
}

/** The discount with its fees, or nothing of it. A new one whose answer was lost is there under its id all the same. */
export async function saveDiscount(request: Request, { id, version, values }: ToSave): Promise<void> {
  try {
    await request(document, { input: { id, _version: version, ...discountInput(values) } })
  } catch (error) {
    const isMade = version === null && (await getOne(request, 'Discount', id, () => {}))
    if (!isMade) throw error
  }
}
