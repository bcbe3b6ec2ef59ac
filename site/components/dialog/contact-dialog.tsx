import type { Catalog } from '#catalog/catalog.ts';
import { ButtonLink } from '#site/components/button/button.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { links } from '#site/links.ts';
import { paths } from '#site/paths.ts';
import { Dialog } from './dialog.tsx';

type ContactDialogProps = Catalog['marketing']['about-us']['connect']['dialog'] & { id: string };

/** The ways to reach us, the quickest first: the search of the help, then e-mail. */
export function ContactDialog({
  id,
  title,
  text,
  helpLabel,
  helpText,
  emailLabel,
  emailText,
}: ContactDialogProps) {
  return (
    <Dialog id={id} title={title}>
      <p>
        <WithContacts text={text} />
      </p>
      <p>{helpText}</p>
      <ButtonLink href={paths.search}>{helpLabel}</ButtonLink>
      <p>{emailText}</p>
      <ButtonLink look="quiet" href={links.email}>
        {emailLabel}
      </ButtonLink>
    </Dialog>
  );
}
