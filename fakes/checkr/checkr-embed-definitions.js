/**
 * Plays Checkr's definitions script in the page: `@checkr/web-sdk` loads it, hands it the properties of the embed and asks it to
 * render. It asks for a session token, shows the disclosure, and calls back on consent. Nothing leaves this page.
 *
 * `candidateId=sandbox-silent` renders nothing, for ever; `candidateId=sandbox-throws` fails while rendering.
 */
(() => {
  const styles = `
    :host { color-scheme: inherit; }
    form { display: grid; gap: 16px; font: inherit; }
    p { margin: 0; }
    fieldset { display: grid; gap: 8px; min-width: 0; margin: 0; padding: 16px; border: 1px solid #8b93a7; border-radius: 12px; }
    label { display: grid; gap: 4px; }
    label.check { grid-template-columns: auto 1fr; align-items: start; gap: 12px; }
    input { font: inherit; width: 100%; min-width: 0; box-sizing: border-box; min-height: 44px; padding: 0 12px; border: 1px solid #8b93a7; border-radius: 8px; }
    input[type='checkbox'] { min-height: 0; width: 24px; height: 24px; margin: 0; }
    button { font: inherit; font-weight: 600; min-height: 48px; border: 0; border-radius: 8px; color: #fff; background: #0b5cad; }
    .note { font-size: 0.875em; opacity: 0.8; }
  `;

  const form = `
    <form>
      <p class="note">Sandbox: no background check is ordered.</p>
      <p>By agreeing, you allow a consumer reporting agency to prepare a report about you for this service. It may hold
        your driving record and criminal history. You may ask for a copy.</p>
      <fieldset>
        <legend>Your consent</legend>
        <label class="check"><input type="checkbox" name="agree" required> I have read the disclosure and agree.</label>
        <label>Type your full name to sign <input name="signature" required autocomplete="name"></label>
      </fieldset>
      <button>Agree and continue</button>
    </form>`;

  function DisclosureConsent(props) {
    return {
      async render(selector) {
        if (props.candidateId === 'sandbox-silent') return;
        if (props.candidateId === 'sandbox-throws') throw new Error('The sandbox fails while rendering');
        const container = document.querySelector(selector);
        const token = await props.onSessionTokenNeed();
        if (!token) return;
        const host = container.appendChild(document.createElement('div'));
        host.dataset.checkrEmbed = 'DisclosureConsent';
        const root = host.attachShadow({ mode: 'open' });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        root.adoptedStyleSheets = [sheet];
        root.innerHTML = form;
        root.querySelector('form').addEventListener('submit', (event) => {
          event.preventDefault();
          props.onConsentSuccess?.({ candidateId: props.candidateId });
        });
      },
    };
  }

  window.CheckrEmbedDefinitions = { DisclosureConsent };
})();
