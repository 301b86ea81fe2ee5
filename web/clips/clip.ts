/** A point of the pitch in metres: 48 along, 27 across, the goal on the right. */
export type Point = readonly [x: number, y: number]

/** Where somebody is when; between two marks they run, and ease in and out. */
export type Path = readonly (readonly [second: number, ...Point])[]

export interface Actor {
  side: 'ours' | 'theirs' | 'keeper'
  number: number
  path: Path
}

export interface Clip {
  id: string
  actors: readonly Actor[]
  ball: Path
  captions: readonly { from: number; to: number; text: string }[]
}

export const SECONDS = 10
export const FRAMES_PER_SECOND = 24

export function positionAt(path: Path, second: number): Point {
  const after = path.findIndex(([at]) => at > second)
  if (after === -1) return pointOf(path.at(-1))
  const [to, from] = [path[after], path[after - 1]]
  if (!from || !to) return pointOf(to)
  const share = (second - from[0]) / (to[0] - from[0])
  const eased = share * share * (3 - 2 * share)
  return [from[1] + (to[1] - from[1]) * eased, from[2] + (to[2] - from[2]) * eased]
}

const pointOf = (mark: Path[number] | undefined): Point => [mark?.[1] ?? 0, mark?.[2] ?? 0]

const clock = (second: number) => `00:00:${second.toFixed(3).padStart(6, '0')}`

export const captionFile = ({ captions }: Clip): string =>
  `WEBVTT\n\n${captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`
