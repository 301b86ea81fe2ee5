import { DeleteRow } from '../../../desk/delete-row.tsx'
import type { DiscountLine } from './use-discount-lines.ts'

/** Only one that no registration has had; the others are switched off (D-12). */
export const DeleteDiscount = ({ line }: { line: DiscountLine }) => (
  <DeleteRow
    model="Discount"
    row={line}
    noun="discount"
    why="No registration has had it."
    list="/admin/discounts"
  />
)
