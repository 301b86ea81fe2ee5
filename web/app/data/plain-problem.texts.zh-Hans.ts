export const unreached = '暂时连不上俱乐部的网站。填过的内容都还在，请稍后再试。'
export const signedOut = '您的登录已经失效。请重新登录；填过的内容会留在这里。'
export const changedMeanwhile =
  '这里刚刚有改动，可能是在另一个窗口，或是俱乐部改的。现在显示的是最新情况，请再试一次。'
