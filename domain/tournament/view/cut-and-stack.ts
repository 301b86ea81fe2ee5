/**
 * Puts rows in printing order, with `perSheet` on a sheet: after one cut through the pile each stack is in order, and
 * the stacks can be put on top of each other. For 8 rows on sheets of 4 that is 1, 3, 5, 7 and 2, 4, 6, 8. Missing
 * places on the last sheets are null.
 */
export function cutAndStack<Row>(rows: readonly Row[], perSheet: number): (Row | null)[][] {
  const sheets = Math.ceil(rows.length / perSheet)
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: perSheet }, (_, place) => rows[place * sheets + sheet] ?? null),
  )
}

/** In plain order, sheet after sheet. */
export function sheetAfterSheet<Row>(rows: readonly Row[], perSheet: number): (Row | null)[][] {
  const sheets = Math.ceil(rows.length / perSheet)
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: perSheet }, (_, place) => rows[sheet * perSheet + place] ?? null),
  )
}
