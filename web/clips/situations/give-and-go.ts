import type { Clip } from '../clip.ts'

export const giveAndGo: Clip = {
  id: 'give-and-go',
  actors: [
    {
      side: 'ours',
      number: 8,
      path: [
        [0, 12, 16],
        [1.5, 18, 16],
        [4.2, 30, 10],
        [6, 36, 12],
        [8, 39, 13],
      ],
    },
    {
      side: 'ours',
      number: 10,
      path: [
        [0, 24, 6],
        [2.2, 26, 7],
        [4, 27, 7],
        [7, 33, 8],
      ],
    },
    {
      side: 'theirs',
      number: 4,
      path: [
        [0, 24, 15],
        [1.8, 21, 15.5],
        [3.2, 23, 11],
        [6, 31, 12],
      ],
    },
    {
      side: 'theirs',
      number: 5,
      path: [
        [0, 38, 9],
        [4, 36, 9],
        [7, 40, 12],
      ],
    },
    {
      side: 'keeper',
      number: 1,
      path: [
        [0, 46.5, 13.5],
        [6, 46, 12.5],
        [8.2, 46, 14.5],
      ],
    },
  ],
  ball: [
    [0, 12.8, 16],
    [1.8, 18.8, 16],
    [2.8, 25.4, 7.6],
    [3.6, 26.6, 7.6],
    [4.6, 31, 10.4],
    [6.4, 37, 12.4],
    [7.4, 47.6, 11.6],
    [10, 47.6, 11.6],
  ],
  captions: [
    { from: 0.3, to: 2.6, text: 'Number 8 has the ball. A defender steps in.' },
    { from: 2.7, to: 4.4, text: 'Pass, then run past her.' },
    { from: 4.5, to: 6.6, text: 'The ball comes back: give and go.' },
    { from: 6.8, to: 9.6, text: 'Two players, one idea.' },
  ],
}
