/** Where a match stands in the grid. */
export interface TilePlace {
  id: string
  row: number
  column: number
}

/** The tile that an arrow key leads to, skipping free slots; null at the edge or for another key. */
export function tileAfter(tiles: readonly TilePlace[], from: string, key: string): string | null {
  const here = tiles.find(({ id }) => id === from)
  if (!here) return null
  const beside = tiles.filter(({ row }) => row === here.row)
  switch (key) {
    case 'ArrowRight':
      return nearest(
        beside.filter(({ column }) => column > here.column),
        here,
      )
    case 'ArrowLeft':
      return nearest(
        beside.filter(({ column }) => column < here.column),
        here,
      )
    case 'ArrowDown':
      return nearest(
        tiles.filter(({ row }) => row > here.row),
        here,
      )
    case 'ArrowUp':
      return nearest(
        tiles.filter(({ row }) => row < here.row),
        here,
      )
    case 'Home':
      return beside.toSorted((a, b) => a.column - b.column)[0]?.id ?? null
    case 'End':
      return beside.toSorted((a, b) => b.column - a.column)[0]?.id ?? null
    default:
      return null
  }
}

/** The next row first, and in it the closest column. */
function nearest(tiles: readonly TilePlace[], { row, column }: TilePlace): string | null {
  const far = (tile: TilePlace) => [Math.abs(tile.row - row), Math.abs(tile.column - column)] as const
  const [first] = tiles.toSorted((a, b) => far(a)[0] - far(b)[0] || far(a)[1] - far(b)[1])
  return first?.id ?? null
}
