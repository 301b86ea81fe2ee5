import { badInput } from './errors.ts'

/** All filters of a request together. What the site sends has one or two; a list of ids counts as one. */
const MOST_CONDITIONS = 200
/** What a search asks of every row. Its total, and each of its aggregates, ask all its conditions once more. */
const HEAVIEST_SEARCH = 3_000

/** What the conditions of a statement ask of PostgreSQL, added up as it is made: too much of it is refused (decision 244). */
export class StatementWork {
  #conditions = 0
  #weight = 0
  #asked = 0

  /** To be called for each comparison with what a client sent. One of numbers or short texts weighs 1. */
  addCondition(weight = 1): void {
    this.#conditions += 1
    this.#weight += weight
    if (this.#conditions > MOST_CONDITIONS)
      throw badInput(
        `A filter may have at most ${MOST_CONDITIONS} conditions. Rows of many ids can be asked for by an "or" of nothing but equal ids.`,
        { code: 'TOO_MANY_CONDITIONS', field: 'filter' },
      )
  }

  /** Of all conditions so far. */
  get weight(): number {
    return this.#weight
  }

  /** To be called for each part of a search that goes through its rows with conditions of that weight. */
  addSearch(weight: number): void {
    this.#asked += Math.max(1, weight)
    if (this.#asked > HEAVIEST_SEARCH)
      throw badInput(
        'This search would take too long: ask for fewer totals and aggregates at a time, or with fewer conditions.',
        { code: 'SEARCH_TOO_HEAVY', field: 'filter' },
      )
  }
}
