export const cancelled = (day: string) => `${day}沒有訓練。`
export const moved = (day: string, place: string | null | undefined, when: string | null | undefined) =>
  `${day}的訓練有改動${place ? `，地點：${place}` : ''}${when ? `，時間：${when}` : ''}。`
export const delayed = (day: string, when: string | null | undefined) =>
  `${day}的訓練延遲開始${when ? `：${when}` : ''}。`
export const asPlanned = (day: string) => `${day}的訓練照常進行。`
