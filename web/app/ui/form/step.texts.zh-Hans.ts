export const done = '（已完成）'
