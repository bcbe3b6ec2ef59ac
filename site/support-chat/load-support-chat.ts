/** The parts of Chatwoot's widget that are used here; https://www.chatwoot.com/hc has the whole. */
declare global {
  interface Window {
    chatwootSettings?: { hideMessageBubble: boolean; darkMode: 'auto' };
    chatwootSDK?: { run: (options: { baseUrl: string; websiteToken: string }) => void };
    $chatwoot?: { toggle: (state: 'open') => void };
  }
}

const loadTimeoutMs = 15_000;

/**
 * Opens the support chat. The first press fetches Chatwoot's script from the operator's own server and starts it: before
 * that, nothing of it is loaded and nobody is told of the visit. When it does not come, the page says so, and the next
 * press tries again.
 */
export async function openChat(button: HTMLElement): Promise<void> {
  if (window.$chatwoot) return window.$chatwoot.toggle('open');
  if (button.hasAttribute('aria-busy')) return;

  const status = button.parentElement!.querySelector<HTMLElement>('[role=status]')!;
  button.setAttribute('aria-busy', 'true');
  status.textContent = status.dataset.loading!;
  try {
    await start(button.dataset.baseUrl!, button.dataset.websiteToken!);
    status.textContent = '';
    window.$chatwoot!.toggle('open');
  } catch {
    status.textContent = status.dataset.failed!;
    // What has been read lies on what is looked at next.
    addEventListener('focusin', () => (status.textContent = ''), { once: true });
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** Resolves when the widget is ready; rejects, with the script gone again, when it fails or takes too long. */
function start(baseUrl: string, websiteToken: string): Promise<void> {
  window.chatwootSettings = { hideMessageBubble: true, darkMode: 'auto' };
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The chat did not load'));
    };
    const timer = setTimeout(fail, loadTimeoutMs);
    addEventListener(
      'chatwoot:ready',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    script.onerror = fail;
    script.onload = () => {
      if (window.chatwootSDK) window.chatwootSDK.run({ baseUrl, websiteToken });
      else fail();
    };
    script.src = `${baseUrl}/packs/js/sdk.js`;
    document.head.append(script);
  });
}
