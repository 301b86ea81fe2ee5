import type { Clip } from './clip.ts'

export const clips: Clip[] = [
  {
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
  },
  {
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
  },
  {
    id: 'wide-and-deep',
    actors: [
      {
        side: 'ours',
        number: 6,
        path: [
          [0, 14, 13],
          [3, 11, 13.5],
          [10, 13, 13.5],
        ],
      },
      {
        side: 'ours',
        number: 7,
        path: [
          [0, 18, 11],
          [3, 20, 2.5],
          [7, 27, 3],
          [10, 31, 4],
        ],
      },
      {
        side: 'ours',
        number: 11,
        path: [
          [0, 18, 15.5],
          [3, 20, 24.5],
          [7, 26, 24],
          [10, 31, 23],
        ],
      },
      {
        side: 'ours',
        number: 10,
        path: [
          [0, 20, 13],
          [3, 24, 13],
          [5, 24, 13.5],
          [8, 32, 13],
          [10, 35, 13],
        ],
      },
      {
        side: 'ours',
        number: 9,
        path: [
          [0, 22, 12],
          [3, 36, 12],
          [7, 38, 10],
          [10, 40, 11],
        ],
      },
      {
        side: 'theirs',
        number: 4,
        path: [
          [0, 24, 10],
          [3.4, 25, 7],
          [7, 29, 7],
          [10, 33, 9],
        ],
      },
      {
        side: 'theirs',
        number: 5,
        path: [
          [0, 25, 15],
          [3.4, 26, 19],
          [7, 29, 18],
          [10, 33, 16],
        ],
      },
      {
        side: 'theirs',
        number: 2,
        path: [
          [0, 28, 13],
          [3.4, 35, 13.5],
          [7, 37, 12],
          [10, 39, 12],
        ],
      },
    ],
    ball: [
      [0, 14.8, 13.3],
      [3.4, 12, 13.6],
      [4.4, 19.4, 3.4],
      [5.4, 20.6, 3],
      [6.4, 24.6, 13],
      [7.4, 31, 13],
      [8.4, 37.4, 10.6],
      [10, 40, 11.4],
    ],
    captions: [
      { from: 0.3, to: 2.4, text: 'Everyone in one spot: no room for anybody.' },
      { from: 2.5, to: 4.2, text: 'Now spread out, wide and deep.' },
      { from: 4.3, to: 6.6, text: 'The defenders must follow…' },
      { from: 6.7, to: 9.6, text: '…and the middle opens.' },
    ],
  },
  {
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
  },
  {
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
  },
]
