/** On a phone, a download link leads straight to the store that fits it. */
export function pointToStore(): void {
  const userAgent = navigator.userAgent;
  const platform = /iP[aho]/.test(userAgent) ? 'ios' : userAgent.includes('Android') ? 'android' : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-${platform}]`)) {
    link.href = link.dataset[platform]!;
  }
}
