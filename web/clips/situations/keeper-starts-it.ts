import type { Clip } from '../clip.ts'

export const keeperStartsIt: Clip = {
  id: 'keeper-starts-it',
  actors: [
    {
      side: 'keeper',
      number: 1,
      path: [
        [0, 4, 13.5],
        [1.4, 5, 11.6],
        [3, 7, 12],
        [10, 9, 13],
      ],
    },
    {
      side: 'theirs',
      number: 9,
      path: [
        [0, 16, 15],
        [1, 14, 14],
        [4, 17, 12],
        [10, 24, 12],
      ],
    },
    {
      side: 'ours',
      number: 3,
      path: [
        [0, 12, 5],
        [2.4, 16, 3.5],
        [5, 22, 4],
        [10, 30, 6],
      ],
    },
    {
      side: 'ours',
      number: 8,
      path: [
        [0, 20, 14],
        [4, 25, 11],
        [6, 29, 11],
        [10, 35, 12],
      ],
    },
    {
      side: 'ours',
      number: 11,
      path: [
        [0, 24, 22],
        [4, 30, 22],
        [6.6, 38, 19],
        [8.6, 42, 15],
      ],
    },
    {
      side: 'theirs',
      number: 6,
      path: [
        [0, 26, 12],
        [5, 27, 9],
        [8, 33, 13],
      ],
    },
  ],
  ball: [
    [0, 15.4, 14.8],
    [1.3, 5.6, 11.8],
    [3, 7.6, 12],
    [4.2, 16.8, 4],
    [5.2, 20.8, 4.4],
    [6, 28, 11],
    [6.6, 29.4, 11.4],
    [7.8, 39.6, 18],
    [9, 43, 15],
    [10, 44, 14.6],
  ],
  captions: [
    { from: 0.2, to: 1.9, text: 'A save. Hold it.' },
    { from: 2, to: 3.6, text: 'Look up: who is free?' },
    { from: 3.7, to: 5.8, text: 'A throw to the side…' },
    { from: 5.9, to: 9.6, text: '…and three passes later we attack.' },
  ],
}
