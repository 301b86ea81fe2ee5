import type { Clip } from '../clip.ts'

export const everyoneOnTheBall: Clip = {
  id: 'everyone-on-the-ball',
  actors: [
    {
      side: 'ours',
      number: 2,
      path: [
        [0, 14, 10],
        [2, 22, 12],
        [4, 20, 16],
        [6, 25, 13],
        [10, 33, 14],
      ],
    },
    {
      side: 'ours',
      number: 5,
      path: [
        [0, 13, 17],
        [2, 22, 14.5],
        [4, 21, 17.5],
        [5.2, 23, 19],
        [7.5, 36, 18],
        [9, 43, 14.5],
      ],
    },
    {
      side: 'ours',
      number: 8,
      path: [
        [0, 10, 13],
        [2, 20.5, 13],
        [4, 19, 17.5],
        [6, 24, 15],
        [10, 32, 17],
      ],
    },
    {
      side: 'theirs',
      number: 3,
      path: [
        [0, 36, 12],
        [2, 25, 13],
        [4, 22.5, 16],
        [6, 24, 16.5],
        [10, 33, 12],
      ],
    },
    {
      side: 'theirs',
      number: 4,
      path: [
        [0, 37, 17],
        [2, 24.6, 15],
        [4, 21, 15],
        [6, 22.5, 14.5],
        [10, 31, 19],
      ],
    },
    {
      side: 'theirs',
      number: 7,
      path: [
        [0, 35, 9],
        [2, 24, 11],
        [4, 23, 18.5],
        [6, 26, 16.5],
        [10, 36, 16],
      ],
    },
  ],
  ball: [
    [0, 24, 13.5],
    [2, 23, 13.6],
    [3, 20.6, 14.6],
    [4, 21.4, 16.6],
    [5, 23.4, 18.6],
    [5.4, 24.4, 19.2],
    [7.5, 37, 18.2],
    [9, 44, 14.6],
    [9.5, 47.6, 13.5],
    [10, 47.6, 13.5],
  ],
  captions: [
    { from: 0.3, to: 2.4, text: 'Everybody wants the ball. Good!' },
    { from: 2.5, to: 4.8, text: 'A happy bunch.' },
    { from: 5, to: 7, text: 'Somebody sees the gap…' },
    { from: 7.2, to: 9.8, text: '…and dribbles all the way.' },
  ],
}
