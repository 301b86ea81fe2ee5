/** For the page and for the MC: as written, in the language's own script, and as pronounced. */
export const GREETINGS = [
  { text: 'Gong hay fat choy', own: '恭喜發財', lang: 'zh-Hant', say: 'gong hay fat CHOY' },
  { text: 'Xīnnián kuàilè', own: '新年快樂', lang: 'zh-Hant', say: 'SHIN nyen KWHY luh' },
  { text: 'Chúc mừng năm mới', own: null, lang: 'vi', say: 'chook moong nahm MOY' },
  {
    text: 'Saehae bok mani badeuseyo',
    own: '새해 복 많이 받으세요',
    lang: 'ko',
    say: 'SEH heh bohk MAH nee bah-duh-SEH-yo',
  },
] as const
