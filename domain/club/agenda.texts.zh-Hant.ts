export const ages = (from: number, to: number) => `${from}至${to}歲`
export const childSession = (program: string, names: string) => `${program}：${names}`
