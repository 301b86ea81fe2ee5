import { Turns } from '../turns.ts'

export class TooBusy extends Error {}

/**
 * Pages are rendered a few at a time, whatever is asked for: each holds the event loop for as long as a hundred small
 * reads. Some more wait, a second or two; who comes after them is asked to come again. What is kept goes out past it.
 */
export const renderQueue = () => new Turns({ atOnce: 4, waiting: 60, refusal: () => new TooBusy() })
