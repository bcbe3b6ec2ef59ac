/** On a phone, a download link leads straight to the store that fits it. */
export function pointToStore(): void {
  const userAgent = navigator.userAgent;
  const platform = /Android/.test(userAgent) ? 'android' : /iP[ah]/.test(userAgent) ? 'ios' : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-${platform}]`)) {
    link.href = link.dataset[platform]!;
  }
}
