import type { Store } from '../schemas/store.ts'

/** Its fields are filled in from the season, the field and the ways to pay (C-12). */
export const defaultStore: Store = {
  isOpen: true,
  closed: 'The store opens in August. Write to us and we tell you when.',
  steps: [
    { title: 'Order', text: 'Choose the item, the size and the player it is for.' },
    { title: 'Pay', text: '{{payByTransfer}} {{payInCash}}' },
    { title: 'Pick up', text: 'We write to you when it is ready. Pick it up at training.' },
  ],
  pickUp: 'At the club table at {{field}}, {{trainingDays}} from {{arriveTime}}.',
  returns: 'Unworn items can be exchanged within 14 days. Items with a name or number on them are final.',
  sizeAdvice:
    'Measure your player against a wall, without shoes. Between two sizes, take the next one up, not two: a jersey that is too big gets in the way.',
  handMeDown:
    'Outgrown cleats and shin guards live on, for free: bring them to the hand-me-down box at the club table, or take a pair.',
}
