export const cancelled = (day: string) => `${day}没有训练。`
export const moved = (day: string, place: string | null | undefined, when: string | null | undefined) =>
  `${day}的训练有改动${place ? `，地点：${place}` : ''}${when ? `，时间：${when}` : ''}。`
export const delayed = (day: string, when: string | null | undefined) =>
  `${day}的训练推迟开始${when ? `：${when}` : ''}。`
export const asPlanned = (day: string) => `${day}的训练照常进行。`
