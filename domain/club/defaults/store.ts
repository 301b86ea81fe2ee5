import type { Store } from '../schemas/store.ts'

/** Its fields are filled in from the season, the field and the ways to pay (C-12). */
export const defaultStore: Store = {
  isOpen: true,
  closed: 'The store opens in August. Email us and we’ll tell you when.',
  steps: [
    { title: 'Order', text: 'Choose the item, the size and the player it is for.' },
    { title: 'Pay', text: '{{payByTransfer}} {{payInCash}}' },
    { title: 'Pick up', text: 'We’ll email you when it’s ready. Pick it up at training.' },
  ],
  pickUp: 'At the club table at {{field}}, {{trainingDays}} from {{arriveTime}}.',
  returns: 'Unworn items can be exchanged within 14 days. Items with a name or number on them are final.',
  sizeAdvice:
    'Measure your player against a wall, without shoes. Between sizes? Go one up, not two: a jersey that’s too big gets in the way.',
  handMeDown:
    'Outgrown cleats and shin guards live on, for free: bring them to the hand-me-down box at the club table, or take a pair.',
}
