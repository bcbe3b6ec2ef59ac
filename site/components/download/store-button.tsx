import type { AppName } from '#config/site-schema.ts';
import { type ButtonLook, ButtonLink } from '#site/components/button/button.tsx';
import { useCatalog } from '#site/catalog-context.tsx';
import { links } from '#site/links.ts';
import { paths } from '#site/paths.ts';

interface StoreButtonProps {
  app: AppName;
  look: ButtonLook;
  className?: string;
}

/** A link to the page of an app, which `client/store-links.ts` turns into the store that fits the phone. */
export function StoreButton({ app, look, className }: StoreButtonProps) {
  const { ui } = useCatalog();
  const { ios, android } = links.stores[app];
  return (
    <ButtonLink
      className={className}
      look={look}
      href={paths.download(app)}
      data-ios={ios}
      data-android={android}
    >
      {ui.download[app]}
    </ButtonLink>
  );
}
