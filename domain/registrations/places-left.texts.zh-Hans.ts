export const full = '已满：可加入候补名单'
export const onePlace = '只剩一个名额'
export const places = (count: number) => `还有${count}个名额`
