/** The rules for children: a picture each, with one sentence. */
export const PICTURES: { id: string; words: string }[] = [
  { id: 'clock', words: '早一点到。' },
  { id: 'shin-guards', words: '戴好护腿板，系好鞋带。' },
  { id: 'bottle', words: '口渴就喝水。' },
  { id: 'helping-hand', words: '有人摔倒？扶他起来。' },
  { id: 'raised-hand', words: '教练举手：停球，竖起耳朵。' },
  { id: 'head', words: '头疼？马上告诉大人。' },
]
