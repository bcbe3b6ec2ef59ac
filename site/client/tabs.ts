import { rememberAudience, rememberedAudience, type RememberedAudience } from './remembered-audience.ts';

/**
 * Makes tabs of links to panels: `<nav data-tabs>` holds links `#name`, each shown while its name is the address's
 * fragment, or something in it is. CSS does the showing, so the links work without this; here they get the roles, keys and address of tabs.
 * The names are audiences: the one pressed is remembered, opens where the address names none, and the search asks for it.
 */
export function start(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const audienceOf = (tab: HTMLAnchorElement) => tab.hash.slice(1) as RememberedAudience;
  const audienceField = document.querySelector<HTMLInputElement>('[data-search=big] [name=audience]');
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.dataset.panel!)!;

  list.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.dataset.panel!);
    const panel = panelOf(tab);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    // The browser's search has found something in it.
    panel.addEventListener('beforematch', () => show(tab));
    tab.addEventListener('click', (event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      history.replaceState(null, '', tab.hash);
      rememberAudience(audienceOf(tab));
      show(tab);
    });
  }

  list.addEventListener('keydown', (event) => {
    // Alt or Cmd with an arrow is the browser's way back.
    if (hasModifier(event)) return;
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs.at(next % tabs.length)!;
    tab.focus();
    tab.click();
  });

  addEventListener('hashchange', () => show(fromAddress()));
  show(fromAddress());
  if (/^#topic-\w+$/.test(location.hash) && !named())
    import('./follow-topic.ts')
      .then(({ followTopic }) => followTopic(tabs.map(audienceOf)))
      // Without a connection the link leads nowhere, as where there is no such page.
      .catch(Boolean);

  /** The tab that the address names, or in which it names something. */
  function named(): HTMLAnchorElement | undefined {
    const target = document.querySelector(':target');
    return tabs.find((tab) => tab.hash === location.hash || (target && panelOf(tab).contains(target)));
  }

  /** A fragment that leads elsewhere, as the link that skips to the content, leaves what is open. */
  function fromAddress(): HTMLAnchorElement {
    const open = location.hash ? list.dataset.active : undefined;
    const audience = open ?? rememberedAudience();
    return named() ?? tabs.find((tab) => tab.hash === `#${audience}`) ?? tabs[0]!;
  }

  /** Held, Alt, Ctrl, Cmd or Shift make a press one for another tab or window, and a key one of the browser's. */
  function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
    return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  }

  function show(active: HTMLAnchorElement): void {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', `${tab === active}`);
      tab.tabIndex = tab === active ? 0 : -1;
      const panel = panelOf(tab);
      if (tab === active) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
    list.dataset.active = audienceOf(active);
    if (!audienceField) return;
    // The first tab of somebody who has not chosen is no choice: then everybody's answers are asked for.
    audienceField.disabled = active === tabs[0] && !named() && !rememberedAudience();
    audienceField.value = audienceOf(active);
  }
}
