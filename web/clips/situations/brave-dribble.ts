import type { Clip } from '../clip.ts'

export const braveDribble: Clip = {
  id: 'brave-dribble',
  actors: [
    {
      side: 'ours',
      number: 7,
      path: [
        [0, 8, 13],
        [2.4, 19, 12],
        [3.2, 18, 16],
        [4.2, 20, 18],
        [5.2, 22, 13],
        [7, 33, 10],
        [8.6, 38, 12],
      ],
    },
    {
      side: 'theirs',
      number: 3,
      path: [
        [0, 28, 13],
        [2.6, 21.5, 12.5],
        [3.6, 20.6, 16],
        [4.4, 21.6, 17.4],
        [5.4, 22, 15.5],
        [7.5, 30, 12],
      ],
    },
    {
      side: 'ours',
      number: 9,
      path: [
        [0, 16, 22],
        [5, 26, 22],
        [9, 37, 20],
      ],
    },
    {
      side: 'keeper',
      number: 1,
      path: [
        [0, 46.5, 13.5],
        [7, 46, 12.6],
        [9, 45.6, 12],
      ],
    },
  ],
  ball: [
    [0, 9, 13.3],
    [2.5, 20, 12.3],
    [3.3, 18.8, 16.2],
    [4.2, 20.8, 18],
    [5.2, 23, 13],
    [7, 34, 10.2],
    [8.4, 39, 12.2],
    [9, 47.6, 15.6],
    [10, 47.6, 15.6],
  ],
  captions: [
    { from: 0.3, to: 2.4, text: 'One player, one defender.' },
    { from: 2.5, to: 4.4, text: 'No way through. Turn away, keep the ball close.' },
    { from: 4.5, to: 6.6, text: 'Try again on the other side.' },
    { from: 7, to: 9.6, text: 'Brave is trying twice.' },
  ],
}
