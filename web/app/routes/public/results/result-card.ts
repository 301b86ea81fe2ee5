interface ResultSide {
  name: string
  shirt: { name: string; hex: string } | null
}

/** The match of a link, as the server sends it. */
export interface ResultCard {
  tournament: string
  isClosed: boolean
  number: number
  division: string
  start: string | null
  pitch: string | null
  home: ResultSide
  away: ResultSide
  keepsScore: boolean
  isKnockOut: boolean
  /** Both teams are known. */
  isKnown: boolean
  /** The result that the desk has; null if none yet. */
  result: string | null
}

export const cardAddress = (token: string): string => `/match-results/${token}`

/** Null for a link that is not one of ours; throws without a connection. */
export async function loadCard(token: string): Promise<ResultCard | null> {
  const answer = await fetch(cardAddress(token))
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
  return answer.json()
}
