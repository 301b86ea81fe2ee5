/** The rules for children: a picture each, with one sentence. */
export const PICTURES: { id: string; words: string }[] = [
  { id: 'clock', words: 'Come a little early.' },
  { id: 'shin-guards', words: 'Shin guards on, shoes tied.' },
  { id: 'bottle', words: 'Drink water when you are thirsty.' },
  { id: 'helping-hand', words: 'Someone fell? Help them up.' },
  { id: 'raised-hand', words: 'Hand up: ball stops, ears open.' },
  { id: 'head', words: 'Head hurts? Tell a grown-up right away.' },
]
