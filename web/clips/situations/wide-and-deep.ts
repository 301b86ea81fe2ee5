import type { Clip } from '../clip.ts'

export const wideAndDeep: Clip = {
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
}
