export const ages = (from: number, to: number) => `${from}至${to}岁`
