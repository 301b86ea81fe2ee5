import { badInput } from './errors.ts'

/** For all filters of a request together. The site sends one or two conditions; a list of ids counts as one. */
const MOST_CONDITIONS = 200
/** The highest cost of a search per row. Its total and each aggregate evaluate all conditions once more. */
const HEAVIEST_SEARCH = 3_000

/** Adds up the cost of a statement's conditions while it is compiled, and refuses too high a cost (decision 244). */
export class StatementWork {
  #conditions = 0
  #weight = 0
  #asked = 0

  /** Call for each comparison with a client's value. Numbers and short texts weigh 1. */
  addCondition(weight = 1): void {
    this.#conditions += 1
    this.#weight += weight
    if (this.#conditions > MOST_CONDITIONS)
      throw badInput(
        `A filter may have at most ${MOST_CONDITIONS} conditions. Rows of many ids can be asked for by an "or" of nothing but equal ids.`,
        { code: 'TOO_MANY_CONDITIONS', field: 'filter' },
      )
  }

  /** The weight of all conditions so far. */
  get weight(): number {
    return this.#weight
  }

  /** Call for each part of a search that scans its rows with conditions of that weight. */
  addSearch(weight: number): void {
    this.#asked += Math.max(1, weight)
    if (this.#asked > HEAVIEST_SEARCH)
      throw badInput(
        'This search would take too long: ask for fewer totals and aggregates at a time, or with fewer conditions.',
        { code: 'SEARCH_TOO_HEAVY', field: 'filter' },
      )
  }
}
