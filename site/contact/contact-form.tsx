import type { ReactNode } from 'react';
import {
  contactAudiences,
  type ContactField,
  contactLimits,
  contactIds,
  contactTrap,
} from '#config/contact-page.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '#site/components/button/button.tsx';
import { fill } from '#site/messages/fill.ts';
import { paths } from '#site/paths.ts';
import styles from './contact.module.css';

/**
 * The form in which somebody writes to us. Without a script the server sends the page again with what is wrong and all that was
 * typed; with one, `site/client/contact.ts` shows it here. Until it is sent, this entry of the tab's history keeps what was typed.
 */
export function ContactForm() {
  const { contact, locale, ui } = useCatalog();
  const { form } = contact;
  const count = contactLimits.maxText.toLocaleString(locale);
  return (
    <form
      id="write"
      className={`no-print card ${styles.form}`}
      method="post"
      action={paths.contactSend}
      // The server judges, in one set of words for all browsers.
      noValidate
      aria-labelledby="write-title"
      data-failed={form.failed}
      data-proving={form.proving}
      data-sending={form.sending}
    >
      <h2 id="write-title">{form.title}</h2>
      <p>{form.intro}</p>
      <FieldError of="form" />
      <Field name="topic" label={form.topic}>
        <TopicList />
      </Field>
      <Field name="replyTo" label={form.replyTo} hint={form.replyToHint}>
        <input
          {...described('replyTo', true)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        name="text"
        label={form.text}
        hint={fill(form.textHint, { least: contactLimits.minText, count })}
      >
        <textarea {...described('text', true)} dir="auto" rows={8} maxLength={contactLimits.maxTyped} />
      </Field>
      <p className={styles.trap} aria-hidden="true">
        <label>
          {form.trap} <input name={contactTrap} autoComplete="off" tabIndex={-1} />
        </label>
      </p>
      <input type="hidden" id={contactIds.token} name="form" />
      <div className={`row ${styles.sending}`}>
        <Button type="submit" className={styles.send}>
          {form.send}
        </Button>
        <p role="status" className={styles.status} />
      </div>
      <p className="note">
        {form.privacy} {/* Here it would take the place of what is typed. */}
        <a href={paths.privacyPolicy} target="_blank" rel="noopener">
          {form.privacyLink}
          <span className="visually-hidden"> {ui.opensInNewTab}</span>
        </a>
      </p>
    </form>
  );
}

function TopicList() {
  const { topics, audiences, form } = useCatalog().contact;
  return (
    <select {...described('topic', false)}>
      <option value="">{form.chooseTopic}</option>
      {contactAudiences.map((audience) => (
        <optgroup key={audience} label={audiences[audience]}>
          {topics
            .filter((topic) => topic.audience === audience)
            .map(({ id, label }) => (
              <option key={id} id={contactIds.option(id)} value={id}>
                {label}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}

/** What every control of the form says of itself: what is wrong before what helps, which was heard already. */
const described = (name: ContactField, hasHint: boolean) => ({
  id: name,
  name,
  'aria-required': true,
  'aria-describedby': `${contactIds.error(name)}${hasHint ? ` ${name}-hint` : ''}`,
});

function Field({
  name,
  label,
  hint,
  children,
}: {
  name: ContactField;
  label: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className="note">
          {hint}
        </p>
      )}
      {children}
      <FieldError of={name} />
    </div>
  );
}

/**
 * The place of what is wrong, empty at first: with a sign before it, so that it is not told by color alone. What is wrong with the
 * whole form takes the focus itself, since no field does: it stands above the fields, out of sight of the button.
 */
function FieldError({ of }: { of: ContactField | 'form' }) {
  const whole = of === 'form' ? ({ role: 'alert', tabIndex: -1 } as const) : undefined;
  return <p id={contactIds.error(of)} className={styles.error} {...whole} />;
}
