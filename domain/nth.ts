/** The row at a position that must exist in the list. */
export function nth<Row>(rows: ArrayLike<Row>, position: number): Row {
  const row = rows[position]
  if (row === undefined) throw new Error(`There is no row ${position} among ${rows.length}`)
  return row
}
