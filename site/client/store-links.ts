/** On a phone, a download link leads straight to the store that fits it. */
export function pointToStore(): void {
  const userAgent = navigator.userAgent;
  // iPhone, iPad, iPod.
  const platform = userAgent.includes('Android') ? 'android' : userAgent.includes('iP') ? 'ios' : '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-${platform}]`)) {
    link.href = link.dataset[platform]!;
  }
}
