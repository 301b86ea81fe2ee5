export const isOpen = '开放报名中。'
export const opens = (day: string) => `${day}开始报名。`
export const openForReturning = (day: string) => `曾参加过的家庭现在可以报名，${day}起向所有人开放。`
export const opensForReturning = (first: string, day: string) =>
  `曾参加过的家庭${first}开始报名，${day}起向所有人开放。`
