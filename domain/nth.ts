/** The row at a position that the list must have. */
export function nth<Row>(rows: ArrayLike<Row>, position: number): Row {
  const row = rows[position]
  if (row === undefined) throw new Error(`There is no row ${position} among ${rows.length}`)
  return row
}
