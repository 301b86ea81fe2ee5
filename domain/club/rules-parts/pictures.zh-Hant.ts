/** The rules for children: a picture each, with one sentence. */
export const PICTURES: { id: string; words: string }[] = [
  { id: 'clock', words: '早一點到。' },
  { id: 'shin-guards', words: '戴好護脛，綁好鞋帶。' },
  { id: 'bottle', words: '口渴就喝水。' },
  { id: 'helping-hand', words: '有人跌倒？扶他起來。' },
  { id: 'raised-hand', words: '教練舉手：停球，豎起耳朵。' },
  { id: 'head', words: '頭痛？馬上告訴大人。' },
]
