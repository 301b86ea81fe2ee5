/**
 * Rows in the order in which they are printed, so many on a sheet, so that after one cut through the pile each stack is
 * in order and the stacks are laid on each other. Of 8 on sheets of 4: 1, 3, 5, 7 and 2, 4, 6, 8. What is missing on the
 * last sheets is null.
 */
export function cutAndStack<Row>(rows: readonly Row[], perSheet: number): (Row | null)[][] {
  const sheets = Math.ceil(rows.length / perSheet)
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: perSheet }, (_, place) => rows[place * sheets + sheet] ?? null),
  )
}

/** The same without the trick: sheet after sheet. */
export function sheetAfterSheet<Row>(rows: readonly Row[], perSheet: number): (Row | null)[][] {
  const sheets = Math.ceil(rows.length / perSheet)
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: perSheet }, (_, place) => rows[sheet * perSheet + place] ?? null),
  )
}
